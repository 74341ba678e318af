import { afterEach, expect, it, vi } from "vitest";
import { countNew } from "./count-new.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});
const visit = { newest: 40, at: "2026-11-13T18:00:00Z", name: "Civic", href: "/revise-inventario/busque?make=20" };
const ids = ["tag:yonke.test,2026:102/41", "tag:yonke.test,2026:102/40", "tag:yonke.test,2026:7/9000"];

it("counts the cars of the search's feed that came after the last visit", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ items: ids.map((id) => ({ id })) });
  });
  expect(await countNew(visit)).toBe(2);
  expect(asked).toEqual(["/revise-inventario/busque.json?make=20"]);
});

it("counts none without signal, or where the answer is no feed", async () => {
  for (const answer of [
    async () => Promise.reject(new TypeError("offline")),
    async () => new Response("<html>"),
    async () => new Response("", { status: 503 }),
  ]) {
    vi.stubGlobal("fetch", answer);
    expect(await countNew(visit)).toBe(0);
  }
});
