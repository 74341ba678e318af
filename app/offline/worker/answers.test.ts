import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCaches } from "#tests/support/bare-caches.ts";
import { Basic, finish, origin } from "#tests/support/bare-worker.ts";
import type { Client, FetchEvent } from "./scope.ts";

const html = (text: string, date: Date) =>
  new Basic(`<html lang="es"><main id="main">${text}</main>`, {
    headers: { "content-type": "text/html", "cache-control": "public, max-age=60", date: date.toUTCString() },
  });
const photo = (text: string) => new Basic(text, { headers: { date: new Date().toUTCString() } });

const work: Promise<unknown>[] = [];
const later = (one: Promise<unknown>) => void work.push(one);
const done = () => finish(work);
const ask = (path: string) =>
  ({
    request: new Request(origin + path),
    preloadResponse: Promise.resolve(undefined),
    resultingClientId: "window",
    waitUntil: later,
  }) as unknown as FetchEvent;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("__FILES__", []);
  vi.stubGlobal("self", { location: new URL(origin), sheets: [], shell: {}, clients: { get: async () => undefined } });
  openCaches();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows a car's photo as it is now, and the kept one only without signal", async () => {
  const { answerPhoto, isFile } = await import("./files.ts");
  expect(isFile("/photos/1-small.jpg")).toBe(false);
  const see = async () => {
    const answer = await answerPhoto(new Request(`${origin}/photos/1-small.jpg`), later);
    await done();
    return answer.type === "error" ? "none" : answer.text();
  };
  const line = vi.fn<() => Promise<Response>>(async () => Promise.reject(new TypeError("no signal")));
  vi.stubGlobal("fetch", line);
  expect(await see()).toBe("none");
  line.mockResolvedValueOnce(photo("front"));
  expect(await see()).toBe("front");
  expect(await see()).toBe("front");
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  line.mockResolvedValueOnce(photo("side"));
  expect(await see()).toBe("side");
  expect(await see()).toBe("side");
});

it("asks once for a page though the device's clock is ahead, after it has learned so; also when it wakes again", async () => {
  const ahead = 120_000;
  const line = vi.fn(async () => html("x", new Date(Date.now() - ahead)));
  vi.stubGlobal("fetch", line);
  const open = async () => {
    const { answerPage } = await import("./pages.ts");
    line.mockClear();
    await answerPage(ask("/a"));
    await done();
    return line.mock.calls.length;
  };
  expect(await open()).toBe(2);
  expect(await open()).toBe(1);
  vi.resetModules();
  expect(await open()).toBe(1);
  // What the browser's cache has held for too long is asked for again all the same.
  line.mockResolvedValueOnce(html("old", new Date(Date.now() - ahead - 600_000)));
  const { answerPage } = await import("./pages.ts");
  expect(await (await answerPage(ask("/a"))).text()).toContain("x");
});

it("tells a window that begins to listen late that the page has come", async () => {
  const { answerPage, keepPage } = await import("./pages.ts");
  const { tellArrived } = await import("./network-first.ts");
  await keepPage(`${origin}/a`, html("kept", new Date()));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const coming = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => coming.promise);
  const answered = answerPage(ask("/a"));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await answered).text()).toContain("kept");
  const heard: unknown[] = [];
  const client: Client = { id: "window", url: origin, postMessage: (message) => heard.push(message) };
  tellArrived(client);
  expect(heard).toEqual([]);
  coming.resolve(html("new", new Date()));
  await done();
  tellArrived(client);
  tellArrived({ ...client, id: "another" });
  expect(heard).toEqual(["fresh"]);
});
