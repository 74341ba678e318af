import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTarget } from "./request-target.ts";

let server: Server;
beforeAll(async () => {
  server = createServer({ requireHostHeader: false }, (req, res) => {
    const target = readTarget(req);
    res.setHeader("connection", "close");
    res.end(JSON.stringify({ target: target ?? null, host: req.headers.host ?? null, url: req.url }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => new Promise((done) => server.close(done)));

/** What the server makes of a request line and its lines, sent as they are. */
async function read(line: string, ...lines: string[]) {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
      socket.write(`${[line, ...lines].join("\r\n")}\r\n\r\n`),
    );
    let got = "";
    socket.on("data", (part) => (got += part.toString()));
    socket.on("error", reject).on("close", () => resolve(got));
  });
  return JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4)) as { target: string | null; host: string; url: string };
}

it("takes no empty host, even from the first who asks", async () => {
  expect((await read("GET / HTTP/1.1", "Host:")).target).toBeNull();
});

describe("the request's target", () => {
  it.each([
    ["a path", "GET /a?b=1 HTTP/1.1", "/a?b=1"],
    ["the asterisk of OPTIONS", "OPTIONS * HTTP/1.1", "*"],
  ])("is taken as it came: %s", async (_, line, target) => {
    expect(await read(line, "Host: yonke.example")).toMatchObject({ target, host: "yonke.example" });
  });

  it.each([
    ["http://other.example:8080/a;b=1?c=2", "/a;b=1?c=2", "other.example:8080"],
    ["HTTPS://Other.example", "/", "Other.example"],
    ["http://[::1]:80?q", "/?q", "[::1]:80"],
  ])("%s is a whole address: its host counts", async (address, target, host) => {
    expect(await read(`GET ${address} HTTP/1.1`, "Host: yonke.example")).toEqual({ target, host, url: target });
  });

  it.each([
    "GET * HTTP/1.1",
    "GET http:/// HTTP/1.1",
    "GET http://me:x@other.example/ HTTP/1.1",
    "GET ftp://a/ HTTP/1.1",
  ])("%s is refused", async (line) => {
    expect((await read(line, "Host: yonke.example")).target).toBeNull();
  });
});

describe("the host", () => {
  it.each([
    [["Host: yonke.example"]],
    [["HOST: 127.0.0.1:3000"]],
    [["host: [::1]:3000"]],
    [["Host: under_score.example:"]],
  ])("%s will do", async (lines) => {
    expect((await read("GET / HTTP/1.1", ...lines)).target).toBe("/");
  });

  it.each([
    ["none", []],
    ["an empty one", ["Host:"]],
    ["two", ["Host: yonke.example", "hOst: evil.example"]],
    ["the same twice", ["Host: yonke.example", "Host: yonke.example"]],
    ["no name", ["Host: a b"]],
    ["a path behind it", ["Host: yonke.example/a"]],
    ["a user before it", ["Host: me@yonke.example"]],
    ["a port that is none", ["Host: yonke.example:http"]],
  ])("is refused: %s", async (_, lines) => {
    expect((await read("GET / HTTP/1.1", ...lines)).target).toBeNull();
    expect((await read("GET http://yonke.example/ HTTP/1.1", ...lines)).target).toBeNull();
  });

  it("may be missing in HTTP/1.0 alone", async () => {
    expect((await read("GET /readyz HTTP/1.0")).target).toBe("/readyz");
    expect((await read("GET /readyz HTTP/1.0", "Host: a", "Host: b")).target).toBeNull();
  });
});
