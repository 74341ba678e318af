import { beforeAll, describe, expect, it } from "vitest";
import { understoodCopy } from "#app/box/understood-copy.ts";
import { Redirect } from "#app/page.tsx";
import { editionIds } from "#site/editions.ts";
import { pageRow } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

describe.each(editionIds)("a line that leads to no one place, %s", (edition) => {
  const words = copy[edition];
  async function open(q: string) {
    const request = pageRequest("inventory", edition, { stock, now, query: `${new URLSearchParams({ q })}` });
    const props = await page.load(request);
    if (props instanceof Redirect) throw new Error(`${q} leads to ${props.to}`);
    const root = readHtml(markupOf(request, <page.Page {...props} />));
    return { root: get(root, "section", { class: "understood" }), head: page.head(props, request) };
  }

  it("asks which city of one name is meant, and claims neither", async () => {
    const { root, head } = await open("abierto hoy richmond");
    expect(textOf(root)).toContain(words.whichCity);
    const links = list(root, "a").map((link) => textOf(link).trim());
    expect(links).toEqual(expect.arrayContaining(["Richmond, CA", "Richmond, VA"]));
    expect(textOf(get(root, "nav"))).not.toMatch(/Richmond, \w\w/);
    expect(head.search).toMatchObject({ found: true });
  });

  it("asks for the model of a part, and takes along what else was said", async () => {
    const way = async (q: string) => {
      const links = list((await open(q)).root, "a");
      return links.find((link) => textOf(link).includes(words.partForCar("mofle")))?.attributes.href ?? "";
    };
    expect(await way("mofle troca")).toMatch(/(busque-pieza|find-a-part)\?part=mofle$/);
    expect(await way("mofle troca ford 2004 95823")).toMatch(/\?part=mofle&make=\d+&year=2004&zip=95823$/);
    expect(await way("mofle hunda civic rojo")).toMatch(/\/(mofle|muffler)\/honda-civic\?left=rojo$/);
  });

  it("leads on to the page of what else was asked, and to a second part", async () => {
    const asked = (await open("wifi o baños")).root;
    expect(textOf(asked)).toContain("wifi");
    expect(list(asked, "a").map(textOf)).toContainEqual(expect.stringContaining(pageRow("locations").label[edition]));
    const parts = (await open("alternador y marcha")).root;
    expect(textOf(parts)).toContain(understoodCopy[edition].also("marcha"));
  });

  it("says that a yard has no such row, and shows its map", async () => {
    const { root } = await open("fila 999 sacramento");
    expect(textOf(root)).toContain(words.noRow("Yonke Sacramento", "999"));
    expect(textOf(root)).not.toContain(words.whichYard("999"));
    expect(list(root, "a").map((link) => link.attributes.href)).toContainEqual(
      expect.stringMatching(/store-map\/102$/),
    );
  });

  it("asks for the yard of a row that is named alone, and shows one that stands beside a car", async () => {
    expect(textOf((await open("fila 12")).root)).toContain(words.whichYard("12"));
    const row = stock.chain.maps.get(102)?.rows[0]?.row ?? "";
    expect(textOf((await open(`fila ${row} sacramento civic`)).root)).toContain(words.seeMap("Yonke Sacramento", row));
  });
});
