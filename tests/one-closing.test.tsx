import { beforeAll, describe, expect, it } from "vitest";
import type { PageRequest } from "#app/page.tsx";
import { yardWords } from "#app/stores/yard-words.ts";
import { chainWords } from "#app/texts/chain-words.ts";
import { formatClock, formatMinutes } from "#core/time-words.ts";
import { vehicleKey } from "#core/vehicle.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";
import { readHtml, textOf } from "./support/read-html.ts";

/** A Monday noon: every yard of the invented chain is open. */
const now = new Date("2026-11-16T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

type AnyPage = { load: (request: PageRequest) => unknown; Page: (data: object) => React.ReactNode };

/** Another rule than the yard's closing: until when somebody may still go in. */
const lastEntry =
  /\bentre (?:hoy )?hasta|\bentrar? hasta|minutos? para entrar\b|[úu]ltima entrada|enter (?:today )?until|left to enter|last entry|enter at any hour/i;

describe.each(editionIds)("a yard's hour is when it closes, in %s", (edition) => {
  async function said(id: PageId, params: Record<string, string> = {}, query = ""): Promise<string> {
    const page = (await loadPageModule(id)) as unknown as AnyPage;
    const request = pageRequest(id, edition, { stock, now, params, query });
    const html = markupOf(request, <page.Page {...((await page.load(request)) as object)} />);
    return textOf(readHtml(html)).replaceAll("\u00a0", " ");
  }

  it("and every page and text says that same rule", async () => {
    const [store] = listStores(stock).filter(({ services, state }) => services.has("inventory") && state === "CA");
    const [car] = store ? listNewestArrivals(stock, 1, store.id) : [];
    if (!store || !car) throw new Error("a yard with cars was expected");
    const early = store.yardClosesBeforeMinutes ?? 0;
    const closes = store.schedule.week?.[0]?.at(-1)?.closes ?? 0;
    const hour = formatClock(closes - early, edition).replaceAll("\u00a0", " ");
    const rule = formatMinutes(early, edition).replaceAll("\u00a0", " ");
    const words = { es: `el patio cierra a las ${hour}`, en: `yard closes at ${hour}` }[edition];
    expect(yardWords(store, now, edition).until?.replaceAll("\u00a0", " ")).toBe(words);

    const place = { id: String(store.id), slug: store.slug };
    const pages = {
      store: await said("store", place),
      locations: await said("locations"),
      results: await said("inventoryResults", {}, `make=0&store=${store.id}`),
      car: await said("vehicle", { vin: vehicleKey(car) }),
      policies: await said("policies"),
      safety: await said("safety"),
      finder: await said("inventory"),
    };
    for (const [name, text] of Object.entries(pages)) expect(lastEntry.exec(text)?.[0], name).toBeUndefined();
    for (const name of ["store", "locations", "results", "car"] as const) expect(pages[name], name).toContain(words);
    expect(pages.store).toContain(` – ${hour}`);
    // The texts say by how much, which is what the hours are made of.
    const line = chainWords(stock, edition).lastEntryLine.replaceAll("\u00a0", " ");
    expect(line).toBe(
      { es: `El patio cierra ${rule} antes que la tienda.`, en: `The yard closes ${rule} before the store.` }[edition],
    );
    for (const name of ["policies", "safety"] as const) expect(pages[name], name).toContain(line);
    expect(pages.store).toContain(line.slice(0, -1));
    // On the plate too, where the text below it is folded away.
    expect(pages.safety.split(line.slice(0, -1)).length).toBeGreaterThan(2);
  });
});
