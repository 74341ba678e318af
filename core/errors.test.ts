import { expect, test } from "vitest";
import { asSiteError, errorStatus, gone, invalid, notFound, SiteError } from "./errors.ts";

test("the code decides the status", () => {
  for (const [code, status] of Object.entries(errorStatus))
    expect(new SiteError(code as keyof typeof errorStatus)).toMatchObject({ code, status, message: code });
});

test("each short way says what it is about", () => {
  expect(notFound("car 5")).toMatchObject({ code: "not-found", message: "car 5", field: undefined });
  expect(invalid("zip", "no code")).toMatchObject({ code: "invalid", message: "no code", field: "zip" });
  expect(gone("car 5", { id: 5 })).toMatchObject({ code: "gone", message: "car 5", data: { id: 5 } });
  expect(new SiteError("too-many", "limit", { retryAfter: 60 }).retryAfter).toBe(60);
});

test("ours stays as it is; anything else becomes internal and keeps its cause", () => {
  const ours = notFound("car");
  expect(asSiteError(ours)).toBe(ours);
  const strange = new TypeError("x is not a function");
  expect(asSiteError(strange)).toMatchObject({ code: "internal", message: "x is not a function", cause: strange });
  expect(asSiteError("text")).toMatchObject({ code: "internal", message: "text", cause: "text" });
});
