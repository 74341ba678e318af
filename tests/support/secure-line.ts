import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { makeCertificate } from "./certificate.ts";

/** TLS before a server that is started once its address is known, as a proxy ends it. */
export async function openSecureLine() {
  const { cert, key, remove } = makeCertificate("localhost");
  let target = 0;
  const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (req, res) => {
    const { url: path, method, headers } = req;
    const onward = request({ host: "127.0.0.1", port: target, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    onward.on("error", () => res.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    lead(port: number) {
      target = port;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      remove();
    },
  };
}
