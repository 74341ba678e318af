import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { yardFactsPath } from "#site/yard-files.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { yardFile } from "#tests/support/yard-file.ts";
import { refreshYards } from "./browser/refresh-yards.ts";
import { myYard, noteYard, readMyYard } from "./my-yard.ts";
import { savedYards } from "./saved-yards.ts";

const { store: facts } = yardFile;
let asked: string[];
beforeEach(() => {
  openStorage();
  asked = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(facts);
  });
  vi.useFakeTimers({ now: new Date("2026-11-16T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the yard that this device looked at last", () => {
  it("is kept with its hours, and asked for again when they are six hours old", async () => {
    await noteYard(102);
    expect(myYard.get()).toEqual({ facts, at: "2026-11-16T12:00:00.000Z" });
    await noteYard(102);
    expect(asked).toEqual([yardFactsPath(102)]);
    vi.setSystemTime(new Date("2026-11-16T17:59:59Z"));
    await noteYard(102);
    expect(asked).toHaveLength(1);
    vi.setSystemTime(new Date("2026-11-16T18:00:00Z"));
    await noteYard(102);
    expect(asked).toHaveLength(2);
  });

  it("is another one as soon as another is looked at", async () => {
    await noteYard(102);
    await noteYard(103);
    expect(asked).toEqual([yardFactsPath(102), yardFactsPath(103)]);
  });

  it("stays the one before where the answer does not come, is an error, or is no yard", async () => {
    await noteYard(102);
    for (const answer of [
      async () => Promise.reject(new TypeError("no signal")),
      async () => new Response("", { status: 503 }),
      async () => Response.json({ id: 7 }),
    ]) {
      vi.stubGlobal("fetch", answer);
      await noteYard(103);
      expect(myYard.get()?.facts.id).toBe(102);
    }
  });

  it("is none of what another hand left there", () => {
    expect(readMyYard({ facts, at: "2026-11-16T12:00:00Z" })?.facts.id).toBe(102);
    const unsaid = { ...facts, hours: { ...facts.hours, week: null }, yardHours: null, yardClosesBeforeMinutes: null };
    expect(readMyYard({ facts: unsaid, at: "2026-11-16T12:00:00Z" })?.facts.id).toBe(102);
    const broken = [
      null,
      {},
      { facts },
      { facts: { ...facts, id: "102" }, at: "x" },
      { facts: { ...facts, name: "" }, at: "x" },
      { facts: { ...facts, slug: undefined }, at: "x" },
      { facts: { ...facts, hours: {} }, at: "x" },
      { facts: { ...facts, yardHours: undefined }, at: "x" },
    ];
    for (const kept of broken) expect(readMyYard(kept)).toBeUndefined();
  });
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
