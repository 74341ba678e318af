import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { copy as finderCopy } from "#app/inventory/finder-page/copy.ts";
import { copy as listCopy } from "#app/list/copy.ts";
import { copy as priceCopy } from "#app/prices/copy.ts";
import { copy as vehicleCopy } from "#app/vehicle/vehicle-page/copy.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { type ContentPage, contentPages } from "#content/page-file.ts";
import { sentenceOf } from "#content/rules/sentence.ts";
import type { Board } from "#content/signs/board.ts";
import { recyclingBoards } from "#content/signs/recycling.ts";
import { safetyBoards } from "#content/signs/safety.ts";
import { sellingPapers } from "#content/signs/selling.ts";
import { marketLines } from "#demo/data/markets.ts";
import { promoTexts } from "#demo/data/promo-texts.ts";
import { makeMarkets } from "#demo/markets.ts";
import type { Place } from "#demo/store-places.ts";
import { copy as letterCopy } from "#server/follows/copy.ts";
import { saidText } from "./support/said-text.ts";

const editions = ["es", "en"] as const;
/** What stands under a sign's picture. */
const noteOf = (boards: readonly Board[], sign: string) =>
  boards.flatMap((board) => board.signs).find((plate) => "sign" in plate && plate.sign === sign)?.note;

const sites = [
  ...new Set(
    marketLines
      .trim()
      .split("\n")
      .flatMap((line) => line.split("|")[4]?.split(",") ?? []),
  ),
];
const placeAt = (site: string, id: number): Place => ({
  ...{
    id,
    site,
    city: site,
    state: "CA",
    country: "US",
    postalCode: "95823",
    zone: "America/Los_Angeles",
    area: "916",
  },
  ...{ street: "1 Yard Row", size: "small", closed: false, latitude: 38, longitude: -121 },
});

/** The place of each in the text; all must be there. */
function expectOrder(text: string, ...said: RegExp[]) {
  const places = said.map((words) => text.search(words));
  expect(places, text).toEqual(places.filter((place) => place >= 0).sort((a, b) => a - b));
}

describe("what one page says, no other contradicts", () => {
  it("takes a car's fluids out before it gives parts, in words and on the plates", () => {
    expectOrder(saidText("recycling", "es"), /ensuciar la tierra/, /da piezas/, /al final, metal/);
    expectOrder(saidText("recycling", "en"), /foul the ground/, /gives parts/, /at the end, metal/);
    const plates = (recyclingBoards(true)[0]?.signs ?? []).map((plate) => ("sign" in plate ? plate.sign : ""));
    expect(plates.indexOf("drip")).toBeLessThan(plates.indexOf("on-stands"));
  });

  it("gives every offer a last day and promises no price beyond it", () => {
    expect(saidText("what-we-buy", "es")).toContain("toda cotización tiene fecha");
    expect(saidText("sell-my-car", "es")).toContain("La cotización dice hasta qué día vale");
    expect(saidText("what-we-buy", "en")).toMatch(/every offer has a date/);
    expect(saidText("sell-my-car", "en")).toContain("Your offer says what day it’s good through");
    for (const page of contentPages) {
      expect(saidText(page, "es"), page).not.toMatch(/precio no (?:cambia|cambiará)/);
      expect(saidText(page, "en"), page).not.toMatch(/price (?:won’t|will not) change/);
    }
  });

  it("leaves the old part at the counter, where it is compared", () => {
    for (const page of ["about", "policies", "safety"] satisfies ContentPage[]) {
      expectOrder(saidText(page, "es"), /[Dd]éjela en la caja|Deje su pieza vieja en la caja/, /ahí la compara/);
      expectOrder(saidText(page, "en"), /[Ll]eave (?:it|your old part) at the counter/, /compare it there/);
    }
    expect(noteOf(safetyBoards(16), "old-part")).toEqual({ es: "Déjela en la caja", en: "Leave it at the counter" });
  });

  it("asks for the lien release when the title names who lent the money", () => {
    expect(noteOf([sellingPapers], "bank")).toEqual({
      es: "Si el título lo nombra",
      en: "If the title names a lender",
    });
    expect(saidText("sell-my-car", "es")).toContain("si el título nombra a un banco");
    expect(saidText("sell-my-car", "en")).toContain("if the title names a lender");
  });

  it("gives 911 an address", () => {
    expect(saidText("safety", "es")).toMatch(/911: dé la dirección .+ y la fila/);
    expect(saidText("safety", "en")).toMatch(/911: give the .+ address and your row/);
  });

  it("says of whole cars for sale that they are as is, not what is wrong with all of them", () => {
    for (const page of ["what-we-sell", "home-intro"] satisfies ContentPage[]) {
      expect(saidText(page, "es")).not.toMatch(/chocados o descompuestos|para arreglar/);
      expect(saidText(page, "en")).not.toMatch(/wrecked or broken|to fix up/);
    }
  });

  it("promises nothing that nobody can know, nothing unsafe, and speaks to visitors alone", () => {
    expect(saidText("company", "es")).not.toMatch(/más completo|use este programa/);
    expect(saidText("company", "en")).not.toMatch(/more complete|uses this software/);
    const { es = "", en = "" } = chainFacts().rules.alsoSold ?? {};
    expect(es).not.toMatch(/sillas? de bebé/);
    expect(en).not.toMatch(/child (?:car )?seat/);
  });
});

describe.each(editions)("the short words hold to what the long ones say, %s", (edition) => {
  const es = edition === "es";
  const gone = vehicleCopy[edition].pulled;
  const list = listCopy[edition].noYardHelp;
  const lead = finderCopy[edition].lead("60,000", "58");

  it("a car leaves for the crusher, whatever is left on it", () => {
    expect(gone).toMatch(es ? /va a la prensa/ : /goes to the crusher/);
    expect(saidText("recycling", edition)).toMatch(es ? /Antes de la prensa sacamos/ : /Before the crusher, we take/);
  });

  it("the price of no yard in particular is the most common one, and may differ", () => {
    expect(list).toMatch(
      es ? /^Es el precio más común\. .*puede cambiar/ : /^This is the most common price\. .*may differ/,
    );
    expect(list).not.toMatch(/mayoría|most yards/);
    expect(priceCopy[edition].usual(0, 57)).toMatch(es ? /más común/ : /most common/);
  });

  it("what goes fast are the parts, not the cars, which stay for weeks", () => {
    expect(letterCopy[edition].still).toMatch(es ? /^Las buenas piezas se van primero/ : /^Good parts go first/);
  });

  it("who comes from far away is not sent to the telephone for hours that the page shows", () => {
    expect(vehicleCopy[edition].callTitle).not.toMatch(/[Ll]lame|[Cc]all/);
    expect(vehicleCopy[edition].callTitle).toMatch(/2 (?:o|or) 3/);
    expect(saidText("about", edition)).toMatch(es ? /anote 2 o 3 filas/ : /write down 2 or 3 rows/);
  });

  it("the inventory promises the yard and the row of what it has, not that it has one", () => {
    expect(lead).toMatch(es ? /^60,000 carros en 58 .+ Busque el suyo/ : /^60,000 cars in 58 .+ Search for yours/);
    expect(lead).not.toMatch(/en cuál está|has yours/);
  });
});

it("asks the counter before a catalytic converter is cut, in both languages, and says it as a counter does", () => {
  const facts = readFileSync(new URL("../data/reference/part-facts.tsv", import.meta.url), "utf8");
  const catalytic = facts.split("\n").find((row) => row.includes("\tCatalytic converter\t"));
  expect(catalytic).toMatch(/Pregunte antes en la caja.*no lo corte sin permiso/);
  expect(catalytic).toMatch(/Ask at the counter first.*never cut it without asking/);
  expect(facts).not.toMatch(/without leave/);
  expect(sentenceOf("onStands", true, "en")).toBe("The cars sit firmly on stands.");
});

describe("the demo says what the pages say", () => {
  it("of towing: where, and that one asks for the day", () => {
    const { markets } = makeMarkets(sites.map(placeAt));
    expect(markets.length).toBeGreaterThan(0);
    for (const { area_es, area_en } of markets) {
      expect(area_es).toMatch(/^Pasamos por carros en .+ Pregunte el día al pedir su cotización\.$/);
      expect(area_en).toMatch(/^We tow cars from .+ Ask for a day when you get your offer\.$/);
    }
  });

  it.each(editions)("of Warranty Plus in %s: time to exchange, no more", (edition) => {
    const said = promoTexts.filter((promo) => promo.edition === edition).map(({ name }) => name);
    expect(said.join("\n")).not.toMatch(/meses de garantía|months? of warranty|-month warranty/);
  });
});
