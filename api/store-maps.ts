import { notFound } from "#core/errors.ts";
import type { StoreMap } from "#core/store-map.ts";
import { yardMapSvg } from "#drawings/yard-map.ts";
import { defineCopy } from "#site/copy.ts";
import { findMapImage, findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";
import { defineEndpoint } from "./endpoint.ts";
import { mapShape } from "./location-shape.ts";
import { storeExample } from "./locations.ts";
import { language, storeId } from "./parameters.ts";

function getMap(stock: Stock, id: number): StoreMap {
  const map = findStoreMap(stock, id);
  if (!map) throw notFound("storeMap");
  return map;
}

export const mapEndpoints = [
  defineEndpoint({
    path: "/locations/storemap/{id}",
    summary: defineCopy({
      es: (y) => `El mapa del patio de ${y.un}: medidas, filas y la dirección de su imagen.`,
      en: (y) => `The map of ${y.a}: sizes, rows and the address of its image.`,
    }),
    params: { id: storeId },
    query: { language },
    reply: mapShape,
    timeless: true,
    errors: ["not-found"],
    example: (stock) => storeExample(stock, ({ id }) => stock.chain.maps.has(id)),
    handle({ params }, { stock, edition, origin }) {
      const { title, width, height, rows, zones } = getMap(stock, params.id);
      const zoneName = (code: string) => zones.find((zone) => zone.code === code)?.name[edition] ?? "";
      const imageUrl = `${origin}/api/locations/mapdata/${params.id}${edition === "en" ? "?language=english" : ""}`;
      return {
        id: params.id,
        title: title[edition],
        width,
        height,
        imageUrl,
        rows: rows.map((row) => ({ ...row, zoneName: zoneName(row.zone) })),
      };
    },
  }),
  defineEndpoint({
    path: "/locations/mapdata/{id}",
    summary: { es: "La imagen del mapa del patio.", en: "The image of the yard map." },
    params: { id: storeId },
    query: { language },
    reply: { image: ["image/svg+xml", "image/png", "image/jpeg", "image/webp"] },
    timeless: true,
    errors: ["not-found"],
    example: (stock) => storeExample(stock, ({ id }) => stock.chain.maps.has(id)),
    handle({ params }, { stock, edition }) {
      const map = getMap(stock, params.id);
      const image = findMapImage(stock, map);
      return image
        ? { bytes: image.bytes, type: image.mime }
        : { bytes: Buffer.from(yardMapSvg(map, { edition })), type: "image/svg+xml" };
    },
  }),
];
