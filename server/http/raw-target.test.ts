import { expect, it } from "vitest";
import { findRawTarget } from "./raw-target.ts";

const read = (line: string | Buffer) => findRawTarget(Buffer.from(line));

it("writes out the letters that an address may not hold", () => {
  expect(read("GET /api/search?t=ñandú HTTP/1.1\r\nhost: a\r\n\r\n")).toEqual({
    path: "/api/search?t=%C3%B1and%C3%BA",
    reading: true,
  });
  expect(read("GET /búsqueda;s=a%20b HTTP/1.1\r\n")).toEqual({ path: "/b%C3%BAsqueda;s=a%20b", reading: true });
  expect(read('GET /x?a="<é> HTTP/1.1\r\n')?.path).toBe("/x?a=%22%3C%C3%A9%3E");
  expect(read("POST /é HTTP/1.1\r\n")?.reading).toBe(false);
});

it("leads nowhere else, and reads nothing that is no request line in UTF-8", () => {
  for (const line of [
    "GET //evil.test/é HTTP/1.1\r\n",
    "GET /\\evil.test/é HTTP/1.1\r\n",
    "GET http://evil.test/é HTTP/1.1\r\n",
    "GET /é\rset-cookie:a=b HTTP/1.1\r\n",
    "GET /é x HTTP/1.1\r\n",
    "GET /é HTTP/1.1",
    "hola\r\n",
    Buffer.from([...Buffer.from("GET /"), 0xff, ...Buffer.from(" HTTP/1.1\r\n")]),
  ])
    expect(read(line), String(line)).toBeUndefined();
});
