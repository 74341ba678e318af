import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { CarCard } from "./car-card.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
let vehicle: Vehicle;
let store: Store;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
  vehicle = {
    ...(listNewestArrivals(stock, 1)[0] as Vehicle),
    vin: "1HGCM82633A004352",
    year: 2003,
    make: "Honda",
    makeId: 145,
    model: "Accord",
    trim: "EX",
    row: "17",
    color: "azul",
    body: "coupe",
    transmission: "Automatic",
    engine: "3.0L V6 SOHC 24V",
  };
  store = stock.chain.storeById.get(vehicle.storeId) as Store;
});

type Given = Partial<Vehicle> & { early?: boolean; note?: string; listMake?: number; edition?: "es" | "en" };
function markup({ early = false, note, listMake, edition = "es", ...changes }: Given = {}) {
  const car = { ...vehicle, ...changes };
  const card = <CarCard vehicle={car} store={store} make={listMake} {...{ early, note }} />;
  return markupOf(pageRequest("home", edition, { stock, now }), card);
}

describe("the card of a car", () => {
  it("is one link, and its row a plaque without one", () => {
    const html = markup();
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/href="[^"]*1HGCM82633A004352">2003 Honda Accord EX<\/a>/);
    expect(html).toMatch(
      /<span class="row"><span class="row__word">Fila<\/span> <span class="row__number">17<\/span><\/span>/,
    );
  });

  it("tells a make that the whole list shares to readers alone", () => {
    expect(markup({ listMake: 145 })).toContain('2003 <span class="sr-only">Honda </span>Accord EX</a>');
    expect(markup({ listMake: 7 })).toContain("2003 Honda Accord EX</a>");
  });

  it("calls a car new for a week, by the yard's own day", () => {
    expect(markup({ dateSet: "2026-11-08" })).toContain(">Recién llegado<");
    expect(markup({ dateSet: "2026-11-07" })).not.toContain(">Recién llegado<");
  });

  it("counts its days in the yard, in words for readers", () => {
    const age = (dateSet: string, edition: "es" | "en" = "es") =>
      /car__age">(.*?)<\/p>/.exec(markup({ dateSet, edition }))?.[1];
    expect(age("2026-11-02")).toBe('13<span class="sr-only"> días aquí</span>');
    expect(age("2026-11-14", "en")).toBe('1<span class="sr-only"> day here</span>');
    expect(age("2026-11-15")).toBe("Hoy");
    // Said of tomorrow by a yard whose clock is ahead.
    expect(age("2026-11-16", "en")).toBe("Today");
  });

  it("says body, gearbox, color, the engine's size and the last six of its number", () => {
    const html = markup({ space: "9" });
    for (const said of [">Cupé, automática, Lugar\u00a09<", ">Azul<", ">3.0L V6<", ">004352<"])
      expect(html).toContain(said);
    const english = markup({ edition: "en", transmission: "CVT" });
    for (const said of [">Coupe, CVT<", ">Blue<"]) expect(english).toContain(said);
  });

  it("warns of high voltage by its VIN or its name, and says nothing where nobody knows", () => {
    const volts = "<b>Alto voltaje.</b>";
    for (const said of ["Alto voltaje", "data-volts"]) expect(markup()).not.toContain(said);
    expect(markup({ facts: { byVin: 0, highVoltage: true } })).toContain(volts);
    const prius = { make: "Toyota", model: "Prius", note: "En Fresno" };
    for (const said of [`${volts} En Fresno`, "data-volts"]) expect(markup(prius)).toContain(said);
    const heldUntil = "2026-11-17T01:00:00.000Z";
    expect(markup({ ...prius, heldUntil })).toMatch(/<b>Apartado[^<]* Alto voltaje\.<\/b>/);
  });

  it("says where it was hit where somebody noted it, and that it is held before all else", () => {
    const facts = { byVin: 0, hitSide: "left" } as const;
    expect(markup({ facts })).toContain(">Cupé, automática, golpeado del lado izquierdo<");
    expect(markup({ facts: { byVin: 0, hitSide: "none" }, edition: "en" })).toContain(">Coupe, automatic, not hit<");
    const heldUntil = "2026-11-17T01:00:00.000Z";
    const held = markup({ heldUntil, note: "Fresno, a 9 mi" });
    expect(held).toMatch(/^<li class="car [^"]*car--said"/);
    expect(held).toMatch(/<b>Apartado hasta el 16 nov, [^<]+<\/b> Fresno, a 9 mi</);
    expect(markup({ heldUntil, edition: "en", facts })).toMatch(
      /<b>On hold until Nov 16, [^<]+<\/b> Coupe, automatic, hit on the left side</,
    );
    expect(markup({ heldUntil: now.toISOString() })).not.toContain("Apartado");
  });

  it("leaves out what is not known", () => {
    const html = markup({ vin: "", row: "", color: "", body: "", transmission: "", engine: "" });
    for (const part of ["car__vin", 'class="row"', "car__color"]) expect(html).not.toContain(part);
  });

  it("shows its photo where there is one, else its body in its color; at once only in the first screenful", () => {
    expect(markup()).toMatch(
      /^<li class="car paint-azul[^>]*><svg[^>]*><use href="\/art\/vehicles\/bodies\.svg#coupe">/,
    );
    const photos = ["a.jpg"] as unknown as Vehicle["photos"];
    expect(markup({ photos })).toMatch(new RegExp(`/photos/${vehicle.id}-small.jpg"[^>]*loading="lazy"`));
    expect(markup({ photos, early: true })).not.toContain("lazy");
  });

  it("says under its name what its list has to say", () => {
    expect(markup({ note: "Fresno, a 9 mi" })).toContain('<p class="car__body">Fresno, a 9 mi</p>');
  });
});
