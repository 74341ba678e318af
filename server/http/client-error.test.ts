import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerClientErrors } from "./client-error.ts";

let server: Server;
let port = 0;
beforeAll(async () => {
  const limits = { maxHeaderSize: 4_096, headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
  server = createServer(limits, async (req, res) => {
    try {
      for await (const _ of req);
      res.end("fine");
    } catch {
      res.destroy();
    }
  });
  const noteLatest = answerClientErrors(server, {
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=1",
  });
  server.on("request", noteLatest);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));

/** Sends bytes as they are; what came back when the server has closed the connection. */
const send = (bytes: string | Buffer) =>
  new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let got = "";
    socket.on("data", (part) => (got += part.toString()));
    socket.on("error", () => resolve(got));
    socket.on("close", () => resolve(got));
  });

const fields = (answer: string) => {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(": ") as [string, string]));
  return { status, headers, body: Buffer.from(body) };
};

describe("bytes that are no request", () => {
  it.each([
    ["no HTTP at all", "hola\r\n\r\n", "400 Bad Request"],
    ["a greeting of TLS", Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]), "400 Bad Request"],
    ["a header without a name", "GET / HTTP/1.1\r\nhost: a\r\n: x\r\n\r\n", "400 Bad Request"],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
      "400 Bad Request",
    ],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      "400 Bad Request",
    ],
    [
      "long headers",
      `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${"a".repeat(5_000)}\r\n\r\n`,
      "431 Request Header Fields Too Large",
    ],
    ["a long address", `GET /${"a".repeat(5_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, "431 Request Header Fields Too Large"],
    ["a tunnel to elsewhere", "CONNECT other.example:443 HTTP/1.1\r\nhost: a\r\n\r\n", "405 Method Not Allowed"],
    ["wishes", "GET / HTTP/1.1\r\nhost: a\r\nexpect: wonders\r\n\r\n", "417 Expectation Failed"],
    ["headers that never end", "GET / HTTP/1.1\r\nhost: a\r\n", "408 Request Timeout"],
    ["a body that never ends", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nab", "408 Request Timeout"],
  ])("%s: says so, with a number to quote, and closes", async (_, bytes, status) => {
    const answer = fields(await send(bytes));
    expect(answer.status).toBe(`HTTP/1.1 ${status}`);
    expect(answer.headers).toMatchObject({
      connection: "close",
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=1",
    });
    expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
    expect(answer.body.length).toBe(Number(answer.headers["content-length"]));
    expect(answer.body.toString()).toContain(answer.headers["x-request-id"]);
  });

  it("an address with letters as they are leads to the same, written out", async () => {
    const answer = fields(await send("GET /api/search?t=múltiple&sfilter=en HTTP/1.1\r\nhost: a\r\n\r\n"));
    expect([answer.status, answer.headers.location]).toEqual([
      "HTTP/1.1 308 Permanent Redirect",
      "/api/search?t=m%C3%BAltiple&sfilter=en",
    ]);
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(answer.body.toString())).toEqual({ location: "/api/search?t=m%C3%BAltiple&sfilter=en" });
    const page = fields(await send("GET /busqueda;s=múltiple HTTP/1.1\r\nhost: a\r\n\r\n"));
    expect([page.status, page.headers.location]).toEqual([
      "HTTP/1.1 308 Permanent Redirect",
      "/busqueda;s=m%C3%BAltiple",
    ]);
    const id = page.headers["x-request-id"];
    expect(page.body.toString()).toBe(
      `Esta dirección se escribe así: /busqueda;s=m%C3%BAltiple\nNúmero de solicitud: ${id}\n` +
        `This address is written like this: /busqueda;s=m%C3%BAltiple\nRequest number: ${id}\n`,
    );
    expect(page.body.length).toBe(Number(page.headers["content-length"]));
  });

  it("below /api the body is the API's own, in the language asked for", async () => {
    const wrong = [..."POST /api/vehicle/search?language=en-US&t="].map((letter) => letter.charCodeAt(0));
    const rest = Buffer.from("é HTTP/1.1\r\nhost: a\r\n\r\n");
    const answer = fields(await send(Buffer.concat([Buffer.from(wrong), rest])));
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      "HTTP/1.1 400 Bad Request",
      "application/json; charset=utf-8",
    ]);
    expect(JSON.parse(answer.body.toString()).error).toMatchObject({
      code: "invalid",
      message: "That value is not valid.",
      requestId: answer.headers["x-request-id"],
    });
  });

  it("each has its own number", async () => {
    const [first, second] = [fields(await send("a\r\n\r\n")), fields(await send("b\r\n\r\n"))];
    expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  });

  it("behind a good request on the same connection, the good one is answered first", async () => {
    const answer = await send("GET / HTTP/1.1\r\nhost: a\r\n\r\nnonsense\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*fine[\s\S]*HTTP\/1\.1 400 Bad Request/);
  });

  it("a visitor who hangs up in the middle takes nothing down", async () => {
    for (let n = 0; n < 20; n++)
      await new Promise<void>((done) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\nabc", () => socket.resetAndDestroy());
        });
        socket.on("close", () => done()).on("error", () => {});
      });
    expect(await send("GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")).toContain("fine");
  });
});
