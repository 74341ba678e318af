import { afterEach, beforeEach, expect, it } from "vitest";
import { findRefusalKind, type refusalKinds } from "#api/refusals.ts";
import { SiteError } from "#core/errors.ts";
import { createSecurityEvents, linesPerWindow, type SecurityEvents } from "./security-events.ts";

let clock = 0;
let lines: Record<string, unknown>[] = [];
let events: SecurityEvents;
beforeEach(() => {
  clock = 0;
  lines = [];
  events = createSecurityEvents(
    { warn: (line: object) => void lines.push(line as Record<string, unknown>) },
    () => clock,
  );
});
afterEach(() => events.stop());

const visitor = { address: "203.0.113.77", loopback: false };
const refuse = (kind: (typeof refusalKinds)[number], n = 1) => {
  for (let i = 0; i < n; i++) events.refused({ kind, route: "form:careers", visitor, requestId: `r${i}` });
};

it("has one shape, and the network of the visitor alone", () => {
  refuse("captcha");
  expect(lines).toEqual([
    { event: "security", kind: "captcha", route: "form:careers", net: "203.0.113.0/24", id: "r0" },
  ]);
});

it("counts all and writes a bounded number of lines, each kind for itself", () => {
  refuse("csrf", 10_000);
  refuse("admin", 2);
  expect(lines).toHaveLength(linesPerWindow + 2);
  expect([events.count("csrf"), events.count("admin"), events.count("limit")]).toEqual([10_000, 2, 0]);
  clock = 60_000;
  refuse("csrf");
  expect(lines.slice(linesPerWindow + 2)).toEqual([
    { event: "security", kind: "csrf", more: 10_000 - linesPerWindow },
    expect.objectContaining({ kind: "csrf", id: "r0" }),
  ]);
});

it("tells what was held back when it stops", () => {
  refuse("limit", linesPerWindow + 5);
  events.stop();
  expect(lines.at(-1)).toEqual({ event: "security", kind: "limit", more: 5 });
});

it("knows the errors that are refusals", () => {
  const kinds = (
    [
      ["forbidden", "adminOnly"],
      ["forbidden", "no anti-forgery token"],
      ["too-many", "fair use"],
      ["too-large", "too-large"],
      ["invalid", "json"],
      ["not-found", "x"],
      ["unavailable", "overload"],
    ] as const
  ).map(([code, message]) => findRefusalKind(new SiteError(code, message)));
  expect(kinds).toEqual(["admin", "csrf", "limit", "too-large", undefined, undefined, undefined]);
});
