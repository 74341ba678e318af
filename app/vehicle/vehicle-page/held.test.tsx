import { expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { editionIds } from "#site/editions.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");

it.each(editionIds)(
  "the page of a car says till when it is held and what to ask, and then no more, in %s",
  async (edition) => {
    const stock = await loadSmallStock({ stores: 9, vehicles: 60 });
    const car = listNewestArrivals(stock, 60).find(({ vin }) => vin !== "");
    const request = pageRequest("vehicle", edition, { stock, now, params: { vin: car?.vin ?? "" } });
    const props = await page.load(request);
    if (props instanceof Redirect) throw new Error("It leads nowhere else");
    const draw = (heldUntil: string | null) =>
      markupOf(request, <page.Page {...props} vehicle={{ ...props.vehicle, heldUntil }} />);
    const notice = textOf(get(readHtml(draw("2026-11-18T01:00:00.000Z")), "div", { class: "notice mb-4" }));
    expect(notice).toMatch(edition === "es" ? /^Apartado hasta el 17 de noviembre, / : /^On hold until November 17, /);
    expect(notice).toContain(copy[edition].held);
    for (const over of [null, "2026-11-15T18:00:00.000Z", "2026-11-01T00:00:00.000Z"])
      expect(draw(over)).not.toContain(copy[edition].held);
  },
);
