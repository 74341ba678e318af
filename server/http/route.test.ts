import { expect, it } from "vitest";
import { createRouteFinder, type Route } from "./route.ts";

const route = (method: Route["method"], path: string): Route => ({ method, path, answer: () => Promise.reject() });
const find = createRouteFinder([
  route("GET", "/robots.txt"),
  route("GET", "/calendars/event-:name"),
  route("GET", "/calendars/:name"),
  route("POST", "/banner/dismiss"),
]);
const found = (method: string, path: string) => {
  const { route, name } = find(method, path) ?? {};
  return route && [route.path, name];
};

it("finds a route by its whole path, and HEAD as GET", () => {
  expect(found("GET", "/robots.txt")).toEqual(["/robots.txt", ""]);
  expect(found("HEAD", "/robots.txt")).toEqual(["/robots.txt", ""]);
  expect(found("POST", "/banner/dismiss")).toEqual(["/banner/dismiss", ""]);
});

it("gives what stands for the name; of two that fit, the first is taken", () => {
  expect(found("GET", "/calendars/store-1.es.ics")).toEqual(["/calendars/:name", "store-1.es.ics"]);
  expect(found("GET", "/calendars/event-1.es.ics")).toEqual(["/calendars/event-:name", "1.es.ics"]);
});

it.each([
  ["GET", "/robots.txt/"],
  ["GET", "/Robots.txt"],
  ["POST", "/robots.txt"],
  ["GET", "/banner/dismiss"],
  ["GET", "/calendars/"],
  ["GET", "/calendars/a/b"],
])("leaves %s %s to the pages", (method, path) => expect(found(method, path)).toBeUndefined());
