import * as v from "valibot";
import { isUnlimited } from "#core/distance.ts";
import { gone, invalid, notFound } from "#core/errors.ts";
import { type Service, type Store, services } from "#core/store.ts";
import { switchOf } from "#core/switches.ts";
import { defineCopy } from "#site/copy.ts";
import type { Stock } from "#stock/stock.ts";
import {
  countStores,
  findDivision,
  findStore,
  findStores,
  listStores,
  listStoresByState,
  listStoresWithService,
} from "#stock/stores.ts";
import { defineEndpoint, ReadyJson } from "./endpoint.ts";
import { anyLocationShape, dropdownShape, locationShape, slimShape } from "./location-shape.ts";
import { country, distance, language, shortText, storeId, textInPath, zip } from "./parameters.ts";
import { placeOf } from "./place-of.ts";
import { locationsJson, presentLocation, presentSlim } from "./present-location.ts";

/** A store that is open for business, or the right refusal. */
export function getOpenStore(stock: Stock, id: number): Store {
  const store = findStore(stock, id);
  if (!store) throw notFound("store");
  if (!store.active) throw gone("storeGone", store);
  return store;
}

const division = shortText(60, {
  es: "Número, clave o nombre de la división; All o nada = todas.",
  en: "Number, code or name of the division; All or nothing = every one.",
});
export const storeExample = (stock: Stock, fits: (store: Store) => boolean = () => true) => ({
  params: { id: String(listStores(stock).find(fits)?.id ?? 1) },
});

const listWithService = (service: Service) => {
  const needs = switchOf(service);
  return defineEndpoint({
    path: `/locations/${service}`,
    summary: defineCopy({
      es: (y) => `${y.Los} con este servicio: ${services[service].es.toLowerCase()}.`,
      en: (y) => `The ${y.many} with this service: ${services[service].en.toLowerCase()}.`,
    }),
    reply: v.array(slimShape),
    ...(needs && { needs }),
    timeless: true,
    handle: (_, { stock }) => listStoresWithService(stock, service).map(presentSlim),
  });
};

export const locationEndpoints = [
  defineEndpoint({
    path: "/locations/count/{type}",
    summary: defineCopy({
      es: (y) => `${y.o("Cuántos", "Cuántas")} ${y.many} hay de un grupo, como número JSON.`,
      en: (y) => `How many ${y.many} a group has, as a bare JSON number.`,
    }),
    params: {
      type: textInPath({
        es: "Grupo (locationCountGroup), por ejemplo APBStore.",
        en: "Group (locationCountGroup), for example APBStore.",
      }),
    },
    query: { country },
    reply: v.pipe(v.number(), v.integer()),
    timeless: true,
    example: () => ({ params: { type: "APBStore" }, query: { country: "*" } }),
    handle: ({ params, query }, { stock }) => countStores(stock, params.type, query.country),
  }),
  listWithService("inventory"),
  listWithService("partpricing"),
  listWithService("wesellcars"),
  listWithService("buyscars"),
  defineEndpoint({
    path: "/locations/dropdown",
    summary: defineCopy({
      es: (y) => `${y.Los} por estado, para una lista desplegable.`,
      en: (y) => `The ${y.many} by state, for a select.`,
    }),
    query: { language },
    reply: v.array(dropdownShape),
    timeless: true,
    handle: (_, { stock, edition }) =>
      listStoresByState(stock, edition).flatMap(({ stores }) =>
        stores.map(({ id, listText, state, stateName, country }) => ({
          id,
          listText,
          state,
          stateName: stateName[edition],
          country,
        })),
      ),
  }),
  defineEndpoint({
    path: "/locations/schnlocations",
    summary: { es: "Todos los lugares de todas las divisiones.", en: "Every location of every division." },
    reply: v.array(anyLocationShape),
    timeless: true,
    handle: (_, { stock }) =>
      listStores(stock).map(({ id, name, mapTextLine1, division, city, state, country, latitude, longitude }) => ({
        locationID: id,
        name,
        mapTextLine1,
        divisionCode: division.code,
        city,
        state,
        country,
        mapLatitude: latitude,
        mapLongitude: longitude,
      })),
  }),
  defineEndpoint({
    path: "/locations/search",
    summary: defineCopy({
      es: (y) =>
        `${y.Los} cerca de un código postal, ${y.o("del más cercano al más lejano", "de la más cercana a la más lejana")}.`,
      en: (y) => `The ${y.many} near a postal code, nearest first.`,
    }),
    query: { zip, distance, language, division },
    reply: v.array(locationShape),
    timeless: true,
    example: (stock) => ({
      query: { zip: listStores(stock)[0]?.postalCode ?? "95670", distance: "100" },
    }),
    handle({ query }, { stock, edition }) {
      const wanted = findDivision(stock, query.division);
      if (!wanted) throw invalid("division", "division");
      if (!query.zip && !isUnlimited(query.distance)) throw invalid("zip", "zipNeeded");
      const origin = query.zip ? placeOf(stock, query.zip) : undefined;
      const only = wanted === "all" ? {} : { divisionId: wanted.id };
      if (origin === null) return [];
      const near = origin
        ? findStores(stock, { origin, miles: query.distance, ...only })
        : listStores(stock)
            .filter((store) => wanted === "all" || store.division.id === wanted.id)
            .map((store) => ({ store, miles: null }));
      const { bytes, sum } = locationsJson(stock, near, edition);
      return new ReadyJson(bytes, sum);
    },
  }),
  defineEndpoint({
    path: "/locations/{id}",
    summary: defineCopy({ es: (y) => `${y.o("Un", "Una")} ${y.one}.`, en: (y) => `One ${y.one}.` }),
    params: { id: storeId },
    query: { language },
    reply: locationShape,
    timeless: true,
    errors: ["not-found", "gone"],
    example: (stock) => ({ ...storeExample(stock) }),
    handle: ({ params }, { stock, edition }) => presentLocation(stock, getOpenStore(stock, params.id), edition),
  }),
];
