import type { RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
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

async function start(listener: RequestListener, limits: Parameters<typeof createLimitedServer>[2] = short) {
  const server = createLimitedServer(listener, {}, limits);
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
  await expect.poll(() => closed).toBe(true);
});

it("takes no more connections than it may, and goes on with those it has", async () => {
  const asked: ServerResponse[] = [];
  const port = await start((_, res) => asked.push(res), { maxConnections: 2 });
  const talk = (socket: Socket) => socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  const clients = [client(port, talk), client(port, talk), client(port, talk)];
  expect(await Promise.race(clients)).toBe("");
  await expect.poll(() => asked.length).toBe(2);
  for (const res of asked) res.end("here");
  const answers = await Promise.all(clients);
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

const post = (headers: string) => `POST / HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n\r\n`;
const patient = { ...short, requestTimeout: 60_000, timeout: 60_000, bodyPatienceMs: 200, lingerMs: 300 };

it("lets a body go that never begins, or comes too slowly, long before the time for the whole request", async () => {
  const port = await start((req, res) => req.resume().on("end", () => res.end("never")), patient);
  const silent = client(port, (socket) => socket.write(post("content-length: 9000")));
  const slow = client(port, (socket) => {
    socket.write(post("transfer-encoding: chunked"));
    drip(socket, "1\r\na\r\n");
  });
  expect(await silent).toMatch(/^HTTP\/1\.1 408 /);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
});

it("waits for a body that comes steadily, and for an answer that takes its time", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  cleanUp.push(() => vi.useRealTimers());
  let [size, begun, answer] = [0, false, () => {}];
  const port = await start(
    (req, res) => {
      begun = true;
      req.on("data", (piece: Buffer) => (size += piece.length));
      req.on("end", () => {
        answer = () => res.end(`got ${size}`);
      });
    },
    { ...patient, leastBodyBytes: 10 },
  );
  const connected = Promise.withResolvers<Socket>();
  const steady = client(port, connected.resolve);
  const socket = await connected.promise;
  socket.write(post("connection: close\r\ncontent-length: 600"));
  await expect.poll(() => begun).toBe(true);
  for (let sent = 40; sent <= 600; sent += 40) {
    socket.write("a".repeat(40));
    await expect.poll(() => size, { interval: 5 }).toBe(sent);
    vi.advanceTimersByTime(patient.bodyPatienceMs);
  }
  vi.advanceTimersByTime(5 * patient.bodyPatienceMs);
  answer();
  expect(await steady).toMatch(/got 600$/);
});

it.each(["content-length: 300000000", "transfer-encoding: chunked"])(
  "takes in next to nothing of a large body that nobody reads (%s), and still tells the answer",
  async (kind) => {
    let taken = 0;
    const port = await start(
      ({ socket }, res) => {
        res.on("close", () => setTimeout(() => (taken = socket.bytesRead), 200));
        res.end("no");
      },
      { ...patient, bodyPatienceMs: 60_000 },
    );
    const megabyte = "a".repeat(1 << 20);
    const piece = kind.startsWith("transfer") ? `100000\r\n${megabyte}\r\n` : megabyte;
    const told = await client(port, (socket) => {
      socket.write(post(kind));
      const more = () => socket.writable && socket.write(piece, () => setImmediate(more));
      more();
    });
    expect(told).toMatch(/^HTTP\/1\.1 200 /);
    expect(told).toMatch(/connection: close/i);
    await expect.poll(() => taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(4 << 20);
  },
);
