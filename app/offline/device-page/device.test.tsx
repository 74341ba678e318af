import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheNames, keptAtHeader, titleHeader } from "#app/offline/cache-names.ts";
import { saveYard } from "#app/offline/keep-yard-file.ts";
import { savedYards } from "#app/offline/saved-yards.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { bookOf, listedCar } from "#tests/support/listed.ts";
import { yardFile } from "#tests/support/yard-file.ts";
import { copy } from "./copy.ts";
import island from "./device.island.tsx";

const Device = island.Component;
const words = copy.es;
let kept: Map<string, string>;
let caches: ReturnType<typeof openCaches>;
beforeEach(() => {
  kept = openStorage();
  caches = openCaches();
  vi.stubGlobal("fetch", async () => Response.json(yardFile));
  vi.stubGlobal("location", { pathname: "/guardado" });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", class {});
  vi.stubGlobal(
    "localStorage",
    new Proxy(globalThis.localStorage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What is said to assistive technology, in the page's own live region. */
function listen(): string[] {
  const said: string[] = [];
  const region = {
    set textContent(text: string) {
      if (text) said.push(text);
    },
  };
  Object.assign(document, { getElementById: (id: string) => (id === "live" ? region : null) });
  return said;
}
const open = () => drawLive(<Device own="/guardado" list="/lista" car="/carro/" savedYard="/yonke-guardado" />);
async function keepPage(path: string, title: string) {
  const headers = { [keptAtHeader]: new Date().toISOString(), [titleHeader]: encodeURIComponent(`Yonke | ${title}`) };
  await (await caches.open(cacheNames.pages)).put(path, new Response("x", { headers }));
}

describe("what this device keeps", () => {
  it("is nothing at first, and there is nothing to erase", async () => {
    const live = await open();
    expect(live.text).toContain(words.empty);
    expect(live.names("button")).not.toContain(words.eraseAll);
  });

  it("counts one car of a yard as one", async () => {
    savedYards.set([{ id: 7, name: "Sacramento", cars: 1, at: new Date().toISOString() }]);
    expect((await open()).names("a")[0]).toMatch(/^Sacramento 1 carro, hoy/);
  });

  it("is yards, pages and groups, each with its own way to erase it", async () => {
    await saveYard(102);
    await keepPage("/precios?q=marcha", "Precios");
    kept.set("yonke.list", "{}");
    kept.set("yonke.visits", "{}");
    const live = await open();
    expect(live.names("a")[0]).toMatch(/^Sacramento 6 carros, hoy/);
    expect(live.names("h2")).toEqual([words.yards, words.pages, words.rest]);
    expect(live.text).toContain("Precios");
    expect(live.names("button")).toEqual(
      expect.arrayContaining([
        words.eraseName("Sacramento"),
        words.erasePages,
        words.eraseName(words.groups.list),
        words.eraseName(words.groups.searches),
        words.eraseAll,
      ]),
    );
  });

  it("names pages of one title once", async () => {
    await keepPage("/carros", "Carros en venta");
    await keepPage("/carros?max=1000", "Carros en venta");
    expect((await open()).names("a").filter((name) => name.startsWith("Carros en venta"))).toHaveLength(1);
  });

  it("goes by the press of its own button, and nothing else with it", async () => {
    await saveYard(102);
    kept.set("yonke.list", "{}");
    kept.set("yonke.visits", "{}");
    const live = await open();
    await live.press(words.eraseName(words.groups.list));
    expect([...kept.keys()].toSorted()).toEqual(["yonke.visits", "yonke.yards"]);
    await live.press(words.eraseName("Sacramento"));
    expect(savedYards.get()).toBeUndefined();
    expect(live.names("h2")).toEqual([words.rest]);
  });

  it("goes all at once only by a second press", async () => {
    await saveYard(102);
    await keepPage("/precios", "Precios");
    kept.set("yonke.list", "{}");
    const live = await open();
    const said = listen();
    await live.press(words.eraseAll);
    expect(kept.has("yonke.list")).toBe(true);
    await expect.poll(() => said).toEqual([words.sure]);
    await live.press(words.sure);
    await expect.poll(() => said).toEqual([words.sure, words.erased]);
    expect([...kept.keys()]).toEqual([]);
    expect(await caches.has(cacheNames.pages)).toBe(false);
    expect(live.text).toContain(words.empty);
  });
});

describe("under another address", () => {
  it("it stands in for a page that was not kept, and leads to what is", async () => {
    await saveYard(102);
    kept.set("yonke.list", "{}");
    vi.stubGlobal("location", { pathname: "/precios" });
    const live = await open();
    expect(live.names("h1")).toEqual([words.away]);
    expect(live.get("a", words.openList).getAttribute("href")).toBe("/lista");
    expect(live.get("a", words.openYard("Sacramento")).getAttribute("href")).toBe("/yonke-guardado#102");
  });

  it("tells of a car on the list where it stands, for its page was never opened", async () => {
    kept.set(
      "yonke.list",
      JSON.stringify(bookOf({ store: 102, yard: "Yonke Sacramento", car: listedCar(7), note: "", wants: [] })),
    );
    vi.stubGlobal("location", { pathname: `/carro/${listedCar(7).key}` });
    const live = await open();
    const { name, row } = listedCar(7);
    expect(live.text).toContain(words.listed(name, row, "Yonke Sacramento"));
    expect(live.text).not.toContain(words.awayLead);
  });

  it("offers no list and no yard where there is none", async () => {
    vi.stubGlobal("location", { pathname: "/precios" });
    const live = await open();
    expect(live.names("a")).toEqual([]);
    expect(live.text).toContain(words.awayLead);
  });
});
