import { expect, it } from "vitest";
import { hasRoom, type KeptForm, outcomeOf, readKept, waitAfter, withoutKept } from "./outbox-list.ts";

const day = 86_400_000;
const now = 100 * day;
const item = (key: string, at = now): KeptForm => ({
  key,
  form: "careers",
  address: "/api/careers/form/",
  page: "/carreras",
  fields: { name: "Prueba" },
  at,
});

it("reads what it wrote", () => {
  const list = [item("a"), item("b")];
  expect(readKept(JSON.stringify(list), now)).toEqual({ kept: list, expired: [] });
  expect(withoutKept(list, "a")).toEqual([item("b")]);
});

it("leaves out what is broken or leads anywhere but to our own site, and sets apart what is a week old", () => {
  for (const text of [null, "{", '{"a":1}']) expect(readKept(text, now)).toEqual({ kept: [], expired: [] });
  const stray = { ...item("c"), address: "https://example.com/api/x" };
  const away = { ...item("e"), page: "//example.com" };
  const list = [item("a", now - 6 * day), null, 7, { key: "b" }, stray, away, item("d", now - 8 * day)];
  expect(readKept(JSON.stringify(list), now)).toEqual({
    kept: [item("a", now - 6 * day)],
    expired: [item("d", now - 8 * day)],
  });
});

it("keeps five at most, and none that is too large", () => {
  const four = ["a", "b", "c", "d"].map((key) => item(key));
  expect(hasRoom(four, item("e"))).toBe(true);
  expect(hasRoom([...four, item("e")], item("f"))).toBe(false);
  expect(hasRoom([], { ...item("a"), fields: { message: "x".repeat(20_001) } })).toBe(false);
});

it("gives up only on wrong fields and what is too large", () => {
  const problem = (errors: Record<string, string>) => ({ error: { code: "invalid", errors } });
  expect(outcomeOf(200, null)).toBe("sent");
  expect(outcomeOf(400, problem({ name: "x" }))).toBe("refused");
  expect(outcomeOf(413, null)).toBe("refused");
  expect(outcomeOf(400, problem({ form: "the human check" }))).toBe("again");
  for (const status of [400, 403, 404, 429, 500, 502, 503]) expect(outcomeOf(status, null)).toBe("again");
});

it("waits ever longer, a quarter of an hour at most", () => {
  expect([1, 2, 3, 9].map(waitAfter)).toEqual([30_000, 60_000, 120_000, 900_000]);
});
