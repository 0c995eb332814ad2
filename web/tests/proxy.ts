/** Something between browser and server that does not let everything through. */

import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export class HttpProxy {
  /** What is kept back: WebSockets, or streams of events as well. */
  blocks = { sockets: false, streams: false };
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    target: URL,
  ) {
    server.on("request", (asked, answer) => {
      if (this.blocks.streams && asked.url?.includes("/stream?")) return void answer.writeHead(502).end();
      const onward = request(
        { host: target.hostname, port: target.port, path: asked.url, method: asked.method, headers: asked.headers },
        (came) => {
          answer.writeHead(came.statusCode ?? 502, came.headers);
          came.pipe(answer);
        },
      );
      onward.on("error", () => answer.destroy());
      answer.on("close", () => onward.destroy());
      asked.pipe(onward);
    });
    server.on("upgrade", (asked, socket: Socket, head) => {
      if (this.blocks.sockets) return void socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
      const onward = connect(Number(target.port), target.hostname, () => {
        const headers = asked.rawHeaders.map((word, n) => (n % 2 === 0 ? `${word}: ` : `${word}\r\n`)).join("");
        onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers}\r\n`);
        onward.write(head);
        onward.pipe(socket).pipe(onward);
      });
      onward.on("error", () => socket.destroy());
      socket.on("error", () => onward.destroy());
      this.open.add(socket);
    });
  }

  static async before(address: string): Promise<HttpProxy> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return new HttpProxy(server, new URL(address));
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    for (const socket of this.open) socket.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }
}
