import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { fetchPhoto } from "./fetch-photo.ts";
import { isPrivateAddress } from "./private-address.ts";

const open: { close(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A real web server on loopback; how often it was asked. */
async function serve(answer: RequestListener) {
  let asked = 0;
  const server = createServer((req, res) => {
    asked += 1;
    answer(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  open.push(server);
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}
const anywhere = () => false;

it("reads a photo by name and by number", async () => {
  const { port } = await serve((_, res) => res.end("bytes"));
  for (const host of ["127.0.0.1", "localhost"])
    expect(String(await fetchPhoto(`http://${host}:${port}/a.jpg`, anywhere))).toBe("bytes");
});

it("asks nothing inside a private network", async () => {
  const { port, asked } = await serve((_, res) => res.end("secret"));
  for (const host of ["127.0.0.1", "localhost", "0x7f.1", "2130706433", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"])
    await expect(fetchPhoto(`http://${host}:${port}/a.jpg`)).rejects.toThrow("private network");
  expect(asked()).toBe(0);
});

it("follows no redirect", async () => {
  const { port, asked } = await serve((_, res) => res.writeHead(302, { location: "/other.jpg" }).end());
  await expect(fetchPhoto(`http://127.0.0.1:${port}/a.jpg`, anywhere)).rejects.toThrow("answers 302");
  expect(asked()).toBe(1);
});

it("stops at 20 MB, and says when nobody answers", async () => {
  const piece = Buffer.alloc(1024 * 1024);
  const { port } = await serve((_, res) => {
    const more = () => {
      while (res.write(piece));
    };
    res.on("drain", more);
    more();
  });
  await expect(fetchPhoto(`http://127.0.0.1:${port}/a.jpg`, anywhere)).rejects.toThrow("20 MB");
  await expect(fetchPhoto("http://127.0.0.1:1/a.jpg", anywhere)).rejects.toThrow("does not answer");
});

it("knows private networks from public ones", () => {
  const closed = ["10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "fd00::1", "fe80::1", "::"];
  expect(closed.filter((address) => !isPrivateAddress(address))).toEqual([]);
  const open = ["203.0.113.5", "172.32.0.1", "8.8.8.8", "2606:4700::1"];
  expect(open.filter(isPrivateAddress)).toEqual([]);
});
