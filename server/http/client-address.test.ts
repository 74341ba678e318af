import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { visitorOfRequest } from "./client-address.ts";

const asked = (headers: Record<string, string>, trustProxy: boolean, remoteAddress = "::ffff:127.0.0.1") =>
  visitorOfRequest({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, trustProxy);

it("takes the last address that a trusted proxy names, never as this machine itself", () => {
  expect(asked({ "x-forwarded-for": "127.0.0.1, 203.0.113.5" }, true)).toEqual({
    address: "203.0.113.5",
    loopback: false,
  });
  for (const named of ["127.0.0.1", "::1", "203.0.113.5, 127.0.0.1"])
    expect(asked({ "x-forwarded-for": named }, true).loopback).toBe(false);
});

it("goes by the connection otherwise", () => {
  expect(asked({}, true)).toEqual({ address: "127.0.0.1", loopback: true });
  expect(asked({}, false, "203.0.113.5")).toEqual({ address: "203.0.113.5", loopback: false });
  expect(asked({ "x-forwarded-for": "127.0.0.1" }, false)).toEqual({ address: "127.0.0.1", loopback: false });
});
