import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { isVisit, opensPage } from "./visits.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36";
const asked = (headers: Record<string, string>, method = "GET") => ({ method, headers }) as unknown as IncomingMessage;

it("counts browsers, and nothing that calls itself something else", () => {
  expect(isVisit(asked({ "user-agent": phone }))).toBe(true);
  for (const agent of [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36",
    "Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36",
    "facebookexternalhit/1.1",
    "curl/8.5",
    "python-requests/2.32",
    "",
  ])
    expect([agent, isVisit(asked({ "user-agent": agent }))]).toEqual([agent, false]);
  expect(isVisit(asked({}))).toBe(false);
});

it("counts a page that was fetched in case it is wanted once it is opened", () => {
  expect(isVisit(asked({ "user-agent": phone, "sec-purpose": "prefetch" }))).toBe(false);
  const opened = asked({ "user-agent": phone, "x-seen": "1", "sec-fetch-dest": "empty" }, "HEAD");
  expect([isVisit(opened), opensPage(opened)]).toEqual([true, true]);
  expect(isVisit(asked({ "user-agent": phone }, "HEAD"))).toBe(false);
  expect(isVisit(asked({ "user-agent": phone }, "POST"))).toBe(false);
});

it("tells a page from a part that script asks for", () => {
  expect(opensPage(asked({ "sec-fetch-dest": "document" }))).toBe(true);
  expect(opensPage(asked({ "sec-fetch-dest": "empty" }))).toBe(false);
  expect(opensPage(asked({}))).toBe(true);
});
