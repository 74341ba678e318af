import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { savedYards } from "#app/offline/saved-yards.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { refreshYards } from "./refresh-yards.ts";

let asked: string[];
beforeEach(() => {
  openStorage();
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({});
  });
  vi.useFakeTimers({ now: new Date("2026-11-16T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("saved yards", () => {
  const yard = (id: number, at: string) => ({ id, name: `Y${id}`, cars: 1, at });
  const refreshed = async (onLine: boolean) => {
    asked = [];
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("caches", undefined);
    await refreshYards();
    return asked.map((path) => /\d+/.exec(path)?.[0]);
  };

  it("follow the server's when they are an hour old, the one saved first before the others", async () => {
    savedYards.set([yard(3, "2026-11-16T10:00:00Z"), yard(2, "2026-11-16T11:30:00Z"), yard(1, "2026-11-16T09:00:00Z")]);
    expect(await refreshed(true)).toEqual(["1", "3"]);
    expect(await refreshed(false)).toEqual([]);
  });

  it("are none on most devices", async () => {
    expect(await refreshed(true)).toEqual([]);
  });
});
