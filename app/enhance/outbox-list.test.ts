import { expect, it } from "vitest";
import { type Kept, outcomeOf, readKept, waitAfter, withKept, withoutKept } from "./outbox-list.ts";

const day = 86_400_000;
const now = 100 * day;
const item = (key: string, at = now): Kept => ({
  key,
  form: "careers",
  address: "/api/careers/form/",
  fields: { name: "Prueba" },
  at,
});

it("reads what it wrote", () => {
  const list = withKept(withKept([], item("a")), item("b"));
  expect(readKept(JSON.stringify(list), now)).toEqual(list);
  expect(withoutKept(list, "a")).toEqual([item("b")]);
});

it("leaves out what is broken, too old, or goes anywhere but our own API", () => {
  expect(readKept(null, now)).toEqual([]);
  expect(readKept("{", now)).toEqual([]);
  expect(readKept('{"a":1}', now)).toEqual([]);
  const stray = { ...item("c"), address: "https://example.com/api/x" };
  const kept = [item("a"), null, 7, { key: "b" }, stray, item("d", now - 31 * day)];
  expect(readKept(JSON.stringify(kept), now)).toEqual([item("a")]);
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
