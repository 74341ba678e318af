import * as v from "valibot";
import { notFound } from "#core/errors.ts";
import type { Market } from "#core/market.ts";
import { phoneDigits, type Store } from "#core/store.ts";
import { defineCopy } from "#site/copy.ts";
import { findMarketOfStore, listMarketStores, listMarkets } from "#stock/markets.ts";
import { type Call, defineEndpoint } from "./endpoint.ts";
import { hoursHtml } from "./hours-html.ts";
import { deskShape, slimShape } from "./location-shape.ts";
import { getOpenStore, storeExample } from "./locations.ts";
import { idInPath, language, storeId } from "./parameters.ts";
import { presentSlim } from "./present-location.ts";

function presentDesk(id: number, name: string, store: Store, market: Market | undefined, { stock, edition }: Call) {
  const phone = store.buyingPhone || market?.phone || store.phone1.number;
  return {
    id,
    name,
    phone,
    cleanPhoneLink: phoneDigits(phone),
    hours: hoursHtml(store.buyingSchedule.week, edition),
    areaServed: market?.area[edition] ?? store.city,
    zips: [...(market?.postalCodes ?? [])],
    cities: [...(market?.cities ?? [store.city])],
    marketId: market?.id ?? null,
    marketName: market?.name[edition] ?? "",
    stores: (market ? listMarketStores(stock, market) : [store]).map(presentSlim),
  };
}

export const pricedShape = v.strictObject({ ...slimShape.entries, priceListUpdated: v.string() });

export const deskEndpoints = [
  defineEndpoint({
    path: "/locations/partlocations/{id}",
    needs: "partPrices",
    summary: defineCopy({
      es: (y) => `${y.o("Un", "Una")} ${y.one} con lista de precios, y cuándo se actualizó.`,
      en: (y) => `A ${y.one} with a price list, and when it was last updated.`,
    }),
    params: { id: storeId },
    reply: pricedShape,
    timeless: true,
    errors: ["not-found", "gone"],
    example: (stock) => storeExample(stock, (store) => store.services.has("partpricing")),
    handle({ params }, { stock }) {
      const store = getOpenStore(stock, params.id);
      if (!store.services.has("partpricing")) throw notFound("notPricing");
      return { ...presentSlim(store), priceListUpdated: store.pricesUpdatedAt?.toISOString() ?? "" };
    },
  }),
  defineEndpoint({
    path: "/locations/webuycarslocation/{id}",
    needs: "sellingCars",
    summary: defineCopy({
      es: (y) => `Dónde y cuándo compra carros ${y.un}.`,
      en: (y) => `Where and when ${y.a} buys cars.`,
    }),
    params: { id: storeId },
    query: { language },
    reply: deskShape,
    timeless: true,
    errors: ["not-found", "gone"],
    example: (stock) => storeExample(stock, (store) => store.services.has("buyscars")),
    handle({ params }, call) {
      const store = getOpenStore(call.stock, params.id);
      if (!store.services.has("buyscars")) throw notFound("notBuying");
      return presentDesk(store.id, store.name, store, findMarketOfStore(call.stock, store), call);
    },
  }),
  defineEndpoint({
    path: "/locations/webuycarsmarket/{id}",
    needs: "sellingCars",
    summary: defineCopy({
      es: (y) => `Un mercado donde compramos carros, con sus ${y.many}.`,
      en: (y) => `A market where we buy cars, with its ${y.many}.`,
    }),
    params: { id: idInPath("market", { es: "Número del mercado.", en: "Number of the market." }) },
    query: { language },
    reply: deskShape,
    timeless: true,
    errors: ["not-found"],
    example: (stock) => ({ params: { id: String(listMarkets(stock)[0]?.id ?? 1) } }),
    handle({ params }, call) {
      const market = call.stock.chain.marketById.get(params.id);
      const desk = market && listMarketStores(call.stock, market)[0];
      if (!market || !desk) throw notFound("market");
      return presentDesk(market.id, market.name[call.edition], desk, market, call);
    },
  }),
];
