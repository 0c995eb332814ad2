/** What stands around the chapters of the rules, which are texts themselves. */

import type { Edition } from "../../wire/Edition";
import type { Icon } from "../../wire/Icon";
import { capital, listed } from "../words";

export const TEXTS = {
  title: "Rules",
  heading: "The rules",
  chapters: "Chapters",
  editions: (editions: Edition[]) => `${capital(listed(editions))} edition:`,
  times: (count: number, icon: Icon) => `${count} times ${icon}`,
};
