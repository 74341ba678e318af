import { expect, test } from "vitest";
import { DataError } from "#data/data-error.ts";
import { reasonNotStarted } from "./reason-not-started.ts";

test("what a person wrote wrongly is told in the words of whoever found it", () => {
  expect(reasonNotStarted(new DataError("DATABASE_URL is no address."))).toBe("DATABASE_URL is no address.");
});

test("a database that goes away during the start is one sentence, without a stack", () => {
  const cut = Object.assign(new Error("server conn crashed?"), { code: "08P01" });
  expect(reasonNotStarted(cut)).toBe("Not started: the database does not answer (server conn crashed?).");
});

test("what nobody foresaw keeps its stack", () => {
  const error = new TypeError("x is not a function");
  expect(reasonNotStarted(error)).toBe(error);
});
