import * as v from "valibot";
import { isUnlimited } from "#core/distance.ts";
import { gone, invalid, notFound } from "#core/errors.ts";
import type { HitSide } from "#core/hit-side.ts";
import type { YearList } from "#core/years.ts";
import { defineCopy } from "#site/copy.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore } from "#stock/stores.ts";
import {
  countMatches,
  findVehicle,
  listMakes,
  listModelsInStock,
  listNewestArrivals,
  searchVehicles,
} from "#stock/vehicles.ts";
import { carsOfPiece, pieceOf } from "./car-pieces.ts";
import { type Call, defineEndpoint, JsonStream, ReadyJson, WithHeaders } from "./endpoint.ts";
import {
  carsPage,
  distance,
  hitSides,
  idInPath,
  inStock,
  language,
  languageOrHost,
  makeId,
  modelId,
  textInPath,
  year,
  zip,
} from "./parameters.ts";
import { placeOf } from "./place-of.ts";
import { presentLocation } from "./present-location.ts";
import { presentVehicleDetail } from "./present-vehicle.ts";
import { searchJson, searchPieces } from "./search-json.ts";
import { makeShape, modelShape, oneVehicleShape, searchShape } from "./vehicle-shape.ts";
import { networkOf } from "./visitor.ts";

/** More cars than this go out as they are made. */
const streamFrom = 3_000;

type Search = {
  makeId: number;
  modelId: number;
  year: YearList;
  distance: number;
  zip: string | undefined;
  hitSide: readonly HitSide[];
  page: number | undefined;
};

/** Where to look up the ids, when an id that was asked for is none of ours. */
function findHint({ catalog }: Stock, makeId: number, modelId: number): string | undefined {
  if (makeId && !catalog.findMake(makeId)) return "/api/vehicle/makes";
  const model = catalog.findModel(modelId);
  if (!modelId || (model && (!makeId || model.makeId === makeId))) return undefined;
  return makeId ? `/api/vehicle/makes/${makeId}/models` : "/api/vehicle/makes";
}

/** The header that leads to the next piece, for programs that follow links. */
function nextPiece({ query, edition }: Call, page: number): Record<string, string> {
  const asked = new URLSearchParams();
  for (const name of ["makeId", "modelId", "year", "distance", "zip", "hitSide"]) {
    const value = query.get(name.toLowerCase());
    if (value !== undefined) asked.set(name, value);
  }
  asked.set("page", String(page + 1));
  if (edition === "en") asked.set("language", "english");
  return { link: `</api/vehicle/search?${asked}>; rel="next"` };
}

function search({ zip, distance, page, ...asked }: Search, call: Call) {
  const { stock, edition, origin: host, visitor } = call;
  // Every car of every yard is no search; it would be tens of megabytes.
  if (!zip && !asked.makeId && !asked.modelId) throw invalid("zip", "unbounded");
  const hint = findHint(stock, asked.makeId, asked.modelId);
  if (hint) return new WithHeaders([], { link: `<${hint}>; rel="help"` });
  const origin = zip ? placeOf(stock, zip) : undefined;
  if (origin === null) return new ReadyJson(Buffer.from("[]"));
  const query = { makeId: asked.makeId, modelId: asked.modelId, years: asked.year, hits: asked.hitSide };
  const matches = searchVehicles(
    stock,
    origin ? { ...query, origin, miles: isUnlimited(distance) ? 0 : distance } : query,
  );
  const about = {
    stock,
    edition,
    origin: host,
    cars: `${asked.makeId} ${asked.modelId} ${asked.year.join()} ${asked.hitSide.join()}`,
  };
  const total = countMatches(matches);
  if (!zip || page !== undefined) {
    const at = page ?? 1;
    const { bytes, sum } = searchJson(pieceOf(matches, at), about);
    return new ReadyJson(bytes, sum, at * carsOfPiece < total ? nextPiece(call, at) : {});
  }
  if (total > streamFrom)
    return new JsonStream(searchPieces(matches, { ...about, network: networkOf(visitor.address) }));
  const { bytes, sum } = searchJson(matches, about);
  return new ReadyJson(bytes, sum);
}

const searchQuery = { makeId, modelId, year, distance, zip, hitSide: hitSides, page: carsPage, language };
const summary = defineCopy({
  es: (y) =>
    `Busca carros en los patios. La respuesta trae un elemento por ${y.one}, ${y.o("del más cercano al más lejano", "de la más cercana a la más lejana")}.`,
  en: (y) => `Searches the cars in the yards. The answer has one element per ${y.one}, nearest first.`,
});

/** A make and model that surely are in a yard. */
function searchExample(stock: Stock) {
  const car = listNewestArrivals(stock, 1)[0];
  const store = car && findStore(stock, car.storeId);
  const wanted =
    car && store
      ? { makeId: String(car.makeId), modelId: String(car.modelId), year: String(car.year), zip: store.postalCode }
      : {};
  return { query: { ...wanted, distance: "25" } };
}

export const vehicleEndpoints = [
  defineEndpoint({
    path: "/vehicle/makes",
    summary: {
      es: "Todas las marcas con al menos un modelo, por nombre.",
      en: "Every make with at least one model, by name.",
    },
    reply: v.array(makeShape),
    timeless: true,
    handle: (_, { stock }) => listMakes(stock).map(({ id, name }) => ({ id, name })),
  }),
  defineEndpoint({
    path: "/vehicle/makes/{id}/models",
    summary: { es: "Los modelos de una marca, por nombre.", en: "The models of a make, by name." },
    params: { id: idInPath("make", { es: "Número de la marca.", en: "Number of the make." }) },
    query: { inStock },
    reply: v.array(modelShape),
    timeless: true,
    errors: ["not-found"],
    example: (stock) => ({ params: { id: String(listMakes(stock)[0]?.id ?? 1) } }),
    handle({ params, query }, { stock }) {
      if (!stock.catalog.findMake(params.id)) throw notFound("make");
      if (query.inStock)
        return listModelsInStock(stock, params.id).map(({ id, name, makeId, count }) => ({ id, name, makeId, count }));
      return stock.catalog.modelsOf(params.id).map(({ id, name, makeId }) => ({ id, name, makeId }));
    },
  }),
  defineEndpoint({
    path: "/vehicle/search",
    summary,
    query: searchQuery,
    reply: searchShape,
    timeless: true,
    errors: ["too-broad"],
    example: searchExample,
    handle: ({ query }, call) => search(query, call),
  }),
  defineEndpoint({
    method: "POST",
    path: "/vehicle/search",
    summary: defineCopy({
      es: () =>
        `${summary.es} Igual que con GET; los parámetros pueden venir también en el cuerpo, como JSON o formulario.`,
      en: () => `${summary.en} As with GET; the parameters may also stand in the body, as JSON or a form.`,
    }),
    query: searchQuery,
    queryInBody: true,
    maxBody: 8_192,
    reply: searchShape,
    cache: "never",
    errors: ["too-large", "too-broad"],
    token: false,
    example: searchExample,
    handle: ({ query }, call) => search(query, call),
  }),
  defineEndpoint({
    path: "/vehicle/{id}",
    summary: {
      es: "Un carro, por su VIN o su número. Si ya salió del patio responde 410.",
      en: "One car, by its VIN or number. A car that has left the yard answers 410.",
    },
    params: { id: textInPath({ es: "VIN o número.", en: "VIN or number." }) },
    query: { language: languageOrHost },
    spokenByHost: true,
    reply: oneVehicleShape,
    timeless: true,
    errors: ["not-found", "gone"],
    example: (stock) => ({ params: { id: String(listNewestArrivals(stock, 1)[0]?.id ?? 1) } }),
    handle({ params }, { stock, edition, origin }) {
      const vehicle = findVehicle(stock, params.id);
      const store = vehicle && findStore(stock, vehicle.storeId);
      if (!vehicle || !store) throw notFound("vehicle");
      if (vehicle.leftOn !== null || !store.active) throw gone("vehicle has left");
      return {
        vehicle: presentVehicleDetail(vehicle, store, edition, origin),
        location: presentLocation(stock, store, edition),
      };
    },
  }),
];
