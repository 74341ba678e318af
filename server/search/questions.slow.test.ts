import { beforeAll, describe, expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite as site } from "#tests/support/test-site.ts";
import { createSiteSearch } from "./site-search.ts";

/** What visitors ask, as they would type it, and the page that answers. */
const questions: readonly [es: string, en: string, ...pages: (PageId | "metals")[]][] = [
  ["¿le queda a mi carro?", "will it fit my car", "whatWeSell"],
  ["¿izquierda o derecha?", "left or right", "whatWeSell", "partPricing"],
  ["¿chica, mediana o grande?", "small, medium or large", "whatWeSell", "partPricing"],
  ["la pieza falló después de 30 días", "the part went bad after 30 days", "policies", "warrantyPlus"],
  ["casco sin recibo", "core charge without receipt", "policies"],
  ["casco pagado con tarjeta", "core charge paid by card", "policies"],
  ["cuándo me llaman por mi carro", "how soon do you call about my car", "sellMyCar"],
  ["cuánto me pagan por mi carro", "how much do you pay for my car", "sellMyCar", "cashForJunkCars", "whatWeBuy"],
  ["efectivo o cheque por mi carro", "cash or check for my car", "cashForJunkCars", "sellMyCar"],
  ["¿alguien me puede sacar la pieza?", "can somebody pull the part for me", "policies"],
  ["rentan herramienta", "do you rent tools", "policies"],
  ["qué herramienta necesito llevar", "which tools do i need to bring", "safety"],
  ["hacen envíos", "do you ship parts", "policies", "whatWeSell"],
  ["dónde esperan los niños", "where do children wait", "policies"],
  ["silla de ruedas", "wheelchair", "policies", "accessibility"],
  ["prueba de manejo", "test drive", "carsForSale"],
  ["impuestos y cargos del carro", "tax and fees for a car", "carsForSale"],
  ["smog", "smog check", "carsForSale"],
  ["cuántos días para llevarme el carro", "how many days to pick up the car", "carsForSale"],
  ["cómo se paga el carro", "how do I pay for the car", "carsForSale"],
  ["aceptan tarjeta", "do you take credit cards", "policies"],
  ["cuota ambiental", "environmental fee", "policies"],
  ["a qué hora es la última entrada", "last entry", "policies", "safety", "locations"],
  ["los puntos vencen", "do points expire", "toolkitRewards"],
  ["qué metal compran", "what metal do you buy", "metals"],
  ["identificación para vender metal", "ID to sell scrap metal", "metals"],
  ["qué es Row52", "what is Row52", "company"],
];

let stock: Stock;
const built = createSiteSearch({ error: () => {} } as never);
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  await built.start(site, stock);
});

describe.each(editionIds)("a question typed into the %s search", (edition) => {
  const asked = questions.map(([es, en, ...pages]) => [edition === "es" ? es : en, pages] as const);

  it.each(asked)("%s", (text, pages) => {
    const metals = stock.chain.stores.filter(({ countGroup }) => countGroup !== "APBStore");
    const wanted = pages.flatMap((page) =>
      page === "metals"
        ? metals.map(({ id, slug }) => site.addresses.path("store", edition, { id, slug }))
        : (site.addresses.path as (id: string, edition: string) => string)(page, edition),
    );
    const hits = built.search(text, edition, 1).hits.map(({ url }) => url);
    expect(wanted, hits.slice(0, 4).join(" ")).toContain(hits[0]);
  });
});
