import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadResults } from "#app/inventory/results-page/load.ts";
import { page as results } from "#app/inventory/results-page/page.tsx";
import { copy } from "#app/list/add-copy.ts";
import { openJob } from "#app/list/book.ts";
import { changeBook, getBook } from "#app/list/list-store.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { openPage } from "#tests/support/open-page.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { carOfRow, enhance } from "./add-cars.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 24, vehicles: 3000 });
});
beforeEach(() => void openStorage());
afterEach(() => vi.unstubAllGlobals());

/** A page of many cars is drawn once for an edition; each test opens it anew. */
const drawn = new Map<string, ReturnType<typeof draw>>();

function draw(edition: "es" | "en") {
  const request = pageRequest("inventoryResults", edition, { stock, now, query: "make=1&distance=0" });
  const loaded = loadResults(request);
  const cars = loaded.groups.flatMap(({ store, cars }) => cars.map((car) => ({ store, car })));
  return { markup: markupOf(request, <results.Page {...loaded} />), cars };
}

function open(edition: "es" | "en" = "es") {
  const { markup, cars } = drawn.get(edition) ?? draw(edition);
  drawn.set(edition, { markup, cars });
  const page = openPage(markup, { edition });
  vi.stubGlobal("caches", undefined);
  return { page, cars };
}

it("reads every car out of the row that the server drew", () => {
  const { page, cars } = open();
  const rows = page.document.place.querySelectorAll(".car");
  expect(rows).toHaveLength(cars.length);
  for (const [at, row] of rows.entries()) {
    const { store, car } = cars[at] ?? {};
    if (!store || !car) throw new Error("a row too many");
    expect(carOfRow(row as unknown as Element)).toMatchObject({
      store: store.id,
      yard: store.listText,
      car: {
        ...{ id: car.id, key: vehicleKey(car), name: vehicleName(car), row: car.row },
        highVoltage: runsOnHighVoltage(car),
      },
      parts: [],
    });
  }
});

describe.each(editionIds)("the button of a row in %s", (edition) => {
  const words = copy[edition];

  it("puts the car on the list, says so, and takes it off again", async () => {
    const { page, cars } = open(edition);
    await enhance(page.element("#cars"));
    const [first] = page.document.place.querySelectorAll("button.add");
    expect(page.document.place.querySelectorAll("button.add")).toHaveLength(cars.length);
    if (!first) throw new Error("no button");
    const name = vehicleName(cars[0]?.car as NonNullable<(typeof cars)[0]>["car"]);
    expect([first.getAttribute("aria-pressed"), first.getAttribute("aria-label")]).toEqual([
      "false",
      `${words.add}: ${name}`,
    ]);
    page.get("#cars").tell("click", { target: first });
    expect(openJob(getBook()).stops.map(({ car }) => car?.id)).toEqual([cars[0]?.car.id]);
    expect([first.getAttribute("aria-pressed"), first.textContent]).toEqual(["true", words.added]);
    await vi.waitFor(() => expect(page.said).toBe(words.put(name, 1)), { timeout: 300_000 });
    page.get("#cars").tell("click", { target: first });
    expect(openJob(getBook()).stops).toEqual([]);
    expect(first.getAttribute("aria-pressed")).toBe("false");
  });

  it("comes once, and shows what is on the list already", async () => {
    const { page, cars } = open(edition);
    const list = page.element("#cars");
    await enhance(list);
    await enhance(list);
    expect(page.document.place.querySelectorAll("button.add")).toHaveLength(cars.length);
  });
});

it("follows what another tab does", async () => {
  const { page } = open();
  await enhance(page.element("#cars"));
  const [first] = page.document.place.querySelectorAll("button.add");
  page.get("#cars").tell("click", { target: first });
  changeBook((book) => ({ ...book, jobs: book.jobs.map((job) => ({ ...job, stops: [] })) }));
  expect(first?.getAttribute("aria-pressed")).toBe("false");
});
