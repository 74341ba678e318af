import { beforeEach, expect, it, vi } from "vitest";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
import { classesFor, listUnstyled } from "#tests/support/source-sheets.ts";
import { yardFile } from "#tests/support/yard-file.ts";
import { copy as addWords } from "./add-copy.ts";
import { copy } from "./copy.ts";
import island from "./my-list.island.tsx";

const words = copy.es;
const links = {
  car: "/carro/",
  yard: "/yonke/",
  cars: "/inventario",
  prices: undefined,
  device: "/d",
  here: "/lista",
};
let kept: Map<string, string>;
beforeEach(() => {
  kept = openStorage();
  vi.stubGlobal("sessionStorage", globalThis.localStorage);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { hash: "", pathname: "/lista", search: "" });
  vi.stubGlobal("history", { state: null, replaceState() {} });
  vi.stubGlobal("innerHeight", 844);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("fetch", async () => Response.json(yardFile));
});
async function open(book = bookOf(listedStop(1, [listedPart(7), listedPart(8)]))) {
  kept.set("yonke.list", JSON.stringify(book));
  return drawLive(<island.Component links={{ ...links, art: "/bodies.svg" }} coreWaived={false} />);
}

it("offers to undo what was done, and nothing where the device had no room to keep it", async () => {
  const live = await open();
  const [first, second] = live.place.findAll("input").filter((one) => one.getAttribute("class") === "box24");
  if (!first || !second) throw new Error("no parts");
  await live.tell(first, "onChange");
  expect(live.names("button")).toContain(words.undo);
  vi.stubGlobal("localStorage", {
    ...localStorage,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  await live.tell(second, "onChange");
  expect(live.text).toContain(addWords.es.refused.full);
  expect(live.names("button")).not.toContain(words.undo);
});

it("shows nothing whose rules the page does not bring", async () => {
  const states = (["open", "pulled", "gone", "poor"] as const).map((state, at) => listedPart(7 + at, { state, n: 2 }));
  const airbag = listedPart(90, { name: { es: "Bolsa de aire del conductor", en: "Driver airbag" } });
  const parts = [listedPart(7), airbag];
  kept.set("yonke.list-broken", "?");
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const stops = [listedStop(1, states, { note: "n" }), listedStop(99, parts), listedStop(0, parts, { car: null })];
  const live = await open(bookOf(...stops, listedStop(2), listedStop(0, parts, { store: 0, yard: "", car: null })));
  const shown = new Set<string>();
  const look = () => {
    for (const one of live.place.findAll(""))
      for (const name of (one.getAttribute("class") ?? "").split(" ")) shown.add(name);
  };
  look();
  await live.settle();
  for (const button of live.place.findAll("button").filter((one) => one.getAttribute("class") === "options"))
    await live.tell(button, "onClick");
  const [box] = live.place.findAll("input").filter((one) => one.getAttribute("class") === "box24");
  if (box) await live.tell(box, "onChange");
  look();
  vi.stubGlobal("navigator", { onLine: false });
  await live.press(words.start);
  look();
  expect([...shown]).toEqual(
    expect.arrayContaining(["stop--gone", "want--poor", "want__danger", "step", "bill__all", "empty", "notice"]),
  );
  expect(listUnstyled(shown, classesFor("app/list/list-page/page.tsx"))).toEqual([]);
});
