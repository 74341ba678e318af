import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openStorage } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const option = (text: string) => ({ kind: "part", text, note: "", count: "", url: `/${text}` });
let next: () => Promise<object>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => next());
  next = async () => Response.json({ understood: [], suggestions: [option("Alternador")] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** With suggestions for a first line, which no test of any file shares: an answer is kept. */
async function open(line: string) {
  const hook = await runHook(() =>
    useSuggestions({ inventory: "/revise-inventario", saved: "/yonke-guardado", near: "", pages: false }),
  );
  const type = (typed: string, ms = 130) =>
    hook.work(() => {
      hook.now.ask(typed);
      return vi.advanceTimersByTimeAsync(ms);
    });
  await type(line);
  expect(hook.now.shown.options).toEqual([option("Alternador")]);
  return { hook, type, texts: () => hook.now.shown.options.map(({ text }) => text) };
}

it("offers the last searches of its own edition before anything is typed", async () => {
  const visit = (name: string, href: string) => ({ newest: 1, at: "2026-11-12", name, href });
  const visits = {
    a: visit("Honda Civic", "/revise-inventario/busque?model=1"),
    b: visit("Ford Focus", "/check-inventory/vehicle-search?model=2"),
  };
  const { type, texts } = await open("mof");
  openStorage().set("yonke.visits", JSON.stringify(visits));
  await type("");
  expect(texts()).toEqual(["Honda Civic"]);
});

it("offers the car of the last VIN before them, as a line that leads to such cars", async () => {
  const { hook, type } = await open("mofo");
  const car = { name: "Honda Accord 2003 3.0 V6", make: 145, model: 9, year: 2003, engine: "3.0 V6", code: "J30A4" };
  openStorage().set("yonke.car", JSON.stringify(car));
  await type("");
  expect(hook.now.shown.options).toMatchObject([
    { kind: "own", text: car.name, url: "/revise-inventario?q=Honda+Accord+2003+3.0+V6" },
  ]);
});

it("leaves nothing of the line before when the answer fails", async () => {
  const { type, texts } = await open("mofl");
  next = async () => new Response("", { status: 503 });
  await type("moflen");
  expect(texts()).toEqual([]);
});

it("leaves nothing of the line before when the answer is late, and shows it when it comes", async () => {
  const { hook, type, texts } = await open("mofle");
  const answer = next;
  let come = () => {};
  const arrival = new Promise<void>((done) => {
    come = done;
  });
  next = () => arrival.then(answer);
  await type("mofler");
  expect(texts()).toEqual(["Alternador"]);
  await hook.work(() => vi.advanceTimersByTimeAsync(1000));
  expect(texts()).toEqual([]);
  await hook.work(() => come());
  await hook.work(() => vi.advanceTimersByTimeAsync(1000));
  expect(texts()).toEqual(["Alternador"]);
});

it("leaves nothing of the line before when the line has become slow", async () => {
  const { type, texts } = await open("mofles");
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  await type("mofles d");
  expect(texts()).toEqual([]);
});
