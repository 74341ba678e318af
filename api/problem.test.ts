import { expect, it } from "vitest";
import { invalid, notFound, SiteError } from "#core/errors.ts";
import { errorWords, refusals } from "./copy.ts";
import { madeOfError, problemOf } from "./problem.ts";

it("says what is known of an error, and nothing of what is for the log", () => {
  expect(problemOf(notFound("model"), "es", "r-1")).toEqual({
    code: "not-found",
    message: refusals.es.model,
    requestId: "r-1",
  });
  expect(problemOf(notFound("store 7 in the table"), "en", "r-1").message).toBe(errorWords.en["not-found"]);
  expect(problemOf(notFound("toString"), "en", "r-1").message).toBe(errorWords.en["not-found"]);
});

it("names the field that is wrong, and says what belongs there", () => {
  expect(problemOf(invalid("zip", "zip"), "en", "r-2")).toMatchObject({ field: "zip", message: refusals.en.zip });
  expect(problemOf(invalid("zip", "of no interest"), "en", "r-2").message).toBe(refusals.en.zip);
  expect(problemOf(invalid("nothing known", "of no interest"), "en", "r-2").message).toBe(errorWords.en.invalid);
});

const headersOf = (error: SiteError) => madeOfError(error, "es", "r-3").headers;

it("says when to come again, in whole seconds and never at once", () => {
  expect(headersOf(new SiteError("unavailable"))).toEqual({ "retry-after": "30" });
  expect(headersOf(new SiteError("too-many"))).toEqual({ "retry-after": "60" });
  for (const [seconds, said] of [
    [0, "1"],
    [1.2, "2"],
    [7, "7"],
  ] as const)
    expect(headersOf(new SiteError("too-many", "", { retryAfter: seconds }))).toEqual({ "retry-after": said });
  expect(headersOf(notFound("model"))).toEqual({});
  expect(headersOf(new SiteError("too-large"))).toEqual({ connection: "close" });
});

it("is never kept, and leads with the first of several fields", () => {
  const made = madeOfError(invalid("zip", "zip"), "es", "r-4", { name: "Falta el nombre.", zip: "Falta el ZIP." });
  expect(made).toMatchObject({ status: 400, cache: "never", timeless: false });
  expect(JSON.parse(made.body.toString()).error).toMatchObject({
    message: "Falta el nombre.",
    errors: { name: "Falta el nombre.", zip: "Falta el ZIP." },
  });
  expect(JSON.parse(madeOfError(notFound("model"), "es", "r-4", {}).body.toString()).error).not.toHaveProperty(
    "errors",
  );
});
