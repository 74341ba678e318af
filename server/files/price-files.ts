import { warrantyOf } from "#content/chain-facts.ts";
import { writeCsv } from "#core/csv.ts";
import { notFound } from "#core/errors.ts";
import { plainMoney } from "#core/money.ts";
import type { PricedPart } from "#core/part.ts";
import { slugOf } from "#core/slug.ts";
import { Answer } from "#render/page-cache.ts";
import type { Route } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { cacheClasses } from "#site/cache.ts";
import { listDiscounts, listPrices, salePriceCents } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";

const columns =
  "store,item_number,name_es,name_en,type,category,price,core,warranty_price,environmental_fee,note,total,sale_price,updated";
const money = (cents: number | null | undefined) => (cents === null || cents === undefined ? "" : plainMoney(cents));

/** The price list in the columns that the import of prices reads, with total, sale price and day beside them. */
export function priceCsv(stock: Stock, storeId: number, now: Date): string {
  const discounts = listDiscounts(stock, storeId, now);
  const line = (part: PricedPart) => [
    String(storeId),
    part.itemNumber,
    part.name.es,
    part.name.en,
    part.type,
    part.category,
    money(part.priceCents),
    money(part.coreCents),
    money(warrantyOf(part)),
    money(part.environmentalCents),
    part.note.es,
    money(part.totalCents),
    money(salePriceCents(part, discounts)),
    part.updatedAt.toISOString().slice(0, 10),
  ];
  return writeCsv([columns.split(","), ...listPrices(stock, storeId, "es").map(line)]);
}

export const priceFileRoutes = (services: Services): Route[] => [
  {
    method: "GET",
    path: "/prices/:name",
    answer(_, name) {
      const [, id] = /^store-(\d{1,9})\.csv$/.exec(name) ?? [];
      const stock = services.stock.current;
      const store = id ? getStore(stock, Number(id)) : undefined;
      if (!store?.services.has("partpricing") || !services.site.settings.switches.partPrices)
        throw notFound("price list");
      return new Answer(200, Buffer.from(priceCsv(stock, store.id, new Date())), {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${slugOf(services.site.settings.brand)}-${store.slug}-${store.id}.csv"`,
        "cache-control": cacheClasses.stock,
      });
    },
  },
];
