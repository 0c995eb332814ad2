/** Packs the files of the page as small as they get, once, when it is built: the server has no time to do it as well. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are packed already. */
const PACKED = /\.(js|css|html|svg|webmanifest)$/;

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir = "dist" }, bundle) {
      const files = Object.keys(bundle).filter((file) => PACKED.test(file));
      await Promise.all(
        files.map(async (file) => {
          const path = join(dir, file);
          await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
        }),
      );
    },
  };
}
