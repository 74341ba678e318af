import { beforeEach, expect, it, vi } from "vitest";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
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
  privacy: "/p",
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
async function open() {
  const book = bookOf(listedStop(1, [listedPart(7), listedPart(8)]));
  kept.set("yonke.list", JSON.stringify(book));
  return drawLive(<island.Component links={{ ...links, art: {} }} />);
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
