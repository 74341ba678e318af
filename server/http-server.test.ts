import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createLimitedServer } from "./http-server.ts";

const short = {
  headersTimeout: 300,
  requestTimeout: 600,
  timeout: 500,
  keepAliveTimeout: 400,
  connectionsCheckingInterval: 50,
};
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function start(listener: RequestListener, limits: Parameters<typeof createLimitedServer>[1] = short) {
  const server = createLimitedServer(listener, limits);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  cleanUp.push(() => new Promise((done) => server.close(done)));
  return (server.address() as AddressInfo).port;
}

/** A client that the server has to get rid of; resolves with what it was told when the connection is over. */
function client(port: number, talk: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => talk(socket));
    let got = "";
    socket.on("data", (part) => (got += part.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(got));
    cleanUp.push(() => socket.destroy());
  });
}

/** A little at a time, without end. */
const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.writable && socket.write(text), 40);
  cleanUp.push(() => clearInterval(timer));
};

it("ends whoever connects and says nothing, or sends headers without end", async () => {
  const port = await start((_, res) => res.end("never"));
  const silent = client(port, () => {});
  const slow = client(port, (socket) => {
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n");
    drip(socket, "x-a: b\r\n");
  });
  expect(await silent).toBe("");
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});

it("ends whoever sends a body without end", async () => {
  const port = await start((req, res) => req.resume().on("end", () => res.end("never")));
  const slow = client(port, (socket) => {
    socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n");
    drip(socket, "a");
  });
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});

it("ends whoever does not read the answer", async () => {
  let closed = false;
  const port = await start((_, res) => {
    res.on("close", () => {
      closed = true;
    });
    res.end(Buffer.alloc(64 * 1024 * 1024));
  });
  void client(port, (socket) => {
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  });
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(true);
});

it("takes no more connections than it may, and goes on with those it has", async () => {
  const port = await start((_, res) => res.end("here"), {
    ...short,
    requestTimeout: 5_000,
    headersTimeout: 5_000,
    maxConnections: 2,
  });
  const talk = (socket: Socket) =>
    setTimeout(() => socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"), 200);
  const answers = await Promise.all([client(port, talk), client(port, talk), client(port, talk)]);
  expect(answers.filter((text) => text.endsWith("here"))).toHaveLength(2);
  expect(answers.filter((text) => text === "")).toHaveLength(1);
});

it("huge headers are told so", async () => {
  const port = await start((_, res) => res.end("never"));
  const huge = client(port, (socket) =>
    socket.write(`GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ${"a".repeat(1e6)}\r\n\r\n`),
  );
  expect(await huge).toMatch(/^HTTP\/1\.1 431 /);
});
