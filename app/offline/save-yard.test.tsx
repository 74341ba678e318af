import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { lastSearch } from "#app/inventory/last-search.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { yardFile } from "#tests/support/yard-file.ts";
import { copy } from "./copy.ts";
import saveYardIsland from "./save-yard.island.tsx";
import { savedYards } from "./saved-yards.ts";
import { sun } from "./sun.ts";
import { SunSwitch } from "./sun-switch.tsx";

const words = copy.es;
let answer: () => Promise<Response>;
beforeEach(() => {
  openStorage();
  openCaches();
  answer = async () => Response.json(yardFile);
  vi.stubGlobal("fetch", () => answer());
});
afterEach(() => vi.unstubAllGlobals());

describe("saving a yard for a visit", () => {
  const SaveYard = saveYardIsland.Component;
  const open = () => drawLive(<SaveYard id={102} zip="95828" page="/yonke-guardado" />);
  const press = async (live: Awaited<ReturnType<typeof open>>) => {
    let kept = 0;
    await live.tell(live.get("a"), "onClick", { preventDefault: () => kept++ });
    return kept === 1;
  };

  it("is a link that works without script", () => {
    const html = renderToStaticMarkup(islandTree(SaveYard, { id: 102, zip: "95828", page: "/yonke-guardado" }, "es"));
    expect(html).toContain('href="/yonke-guardado#102"');
    expect(html).toContain(words.save);
  });

  it("keeps it by the first press, and opens it by the next", async () => {
    const live = await open();
    expect(await press(live)).toBe(true);
    await live.settle();
    expect(savedYards.get()?.[0]).toMatchObject({ id: 102, cars: 6 });
    expect(lastSearch.get()?.zip).toBe("95828");
    expect(live.names("a")).toEqual([words.open]);
    expect(live.get("small").textContent).toContain("Guardado");
    expect(await press(live)).toBe(false);
  });

  it("says why it was not kept, and can be tried again", async () => {
    answer = async () => new Response("", { status: 503 });
    const live = await open();
    await press(live);
    await live.settle();
    expect(live.get("small").textContent).toBe(words.failed);
    answer = async () => Response.json(yardFile);
    await press(live);
    await live.settle();
    expect(live.names("a")).toEqual([words.open]);
  });

  it("leaves it to the link where nothing can be kept", async () => {
    vi.stubGlobal("caches", undefined);
    expect(await press(await open())).toBe(false);
  });
});

it("the switch for bright sun stays on this device, and goes off again", async () => {
  const live = await drawLive(<SunSwitch />);
  const button = () => live.get("button", words.sun);
  expect(button().getAttribute("aria-pressed")).toBe("false");
  await live.press(words.sun);
  expect([sun.get(), button().getAttribute("aria-pressed")]).toEqual([true, "true"]);
  await live.press(words.sun);
  expect([sun.get(), button().getAttribute("aria-pressed")]).toEqual([undefined, "false"]);
});
