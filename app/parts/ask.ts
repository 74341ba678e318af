import { type Aside, noAside, readAside, writeAside } from "#app/box/aside.ts";
import { type Body, isBody } from "#core/body.ts";
import { type Color, isColor } from "#core/color.ts";
import { readDistance } from "#core/distance.ts";
import { findYears, writeYears, type YearList } from "#core/years.ts";
import { type PlaceAsked, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";

/** How far one drives for a part, where the address does not say. */
export const defaultReach = 100;

/** For which car and near where, as the address of an answer says it; the part and the model are its path. */
export type PartAddress = {
  readonly years: YearList;
  /** Typed, but no list of years. */
  readonly wrongYears: string | undefined;
  /** As it was said: "5.4", "v8"; "" = any. */
  readonly engine: string;
  /** What the visitor's own VIN told beside: the engine's code, the weight class; "" and undefined where it did not. */
  readonly code: string;
  readonly weight: number | undefined;
  readonly place: PlaceAsked;
  readonly distance: number;
  /** Lines of the price list, where the words said which kind. */
  readonly partIds: readonly number[];
  /** Cars of these come first. */
  readonly colors: readonly Color[];
  readonly bodies: readonly Body[];
  readonly aside: Aside;
};

const textOf = (query: URLSearchParams, name: string) => (query.get(name) ?? "").trim().slice(0, 60);

const engineCode = /^[\w .,/()+-]{1,20}$/;

export function readAddress(query: URLSearchParams, stock: Stock, now: Date): PartAddress {
  const year = textOf(query, "year");
  const years = year === "null" ? [] : findYears(year, now);
  return {
    years: years ?? [],
    wrongYears: years === null ? year : undefined,
    engine: textOf(query, "engine").slice(0, 40),
    code: engineCode.test(textOf(query, "code")) ? textOf(query, "code") : "",
    weight: /^[1-8]$/.test(textOf(query, "weight")) ? Number(query.get("weight")) : undefined,
    place: resolvePlace(stock, query.get("zip")),
    distance: readDistance(query.get("distance")) ?? defaultReach,
    partIds: textOf(query, "kind")
      .split(",")
      .filter((id) => /^\d{1,9}$/.test(id))
      .map(Number)
      .slice(0, 20),
    colors: textOf(query, "color").split(",").filter(isColor),
    bodies: textOf(query, "body").split(",").filter(isBody),
    aside: readAside(query),
  };
}

/** The query of an answer's own address, in its own order; what goes without saying is left out. */
export const writeAddress = ({
  years,
  wrongYears,
  engine,
  code,
  weight,
  place,
  distance,
  partIds,
  colors,
  bodies,
  aside = noAside,
}: Partial<PartAddress>) => ({
  year: wrongYears ?? (years?.length ? writeYears(years) : undefined),
  engine: engine || undefined,
  code: (engine && code) || undefined,
  weight,
  zip: place?.code,
  distance: place?.code && distance !== defaultReach ? distance : undefined,
  kind: partIds?.join(",") || undefined,
  color: colors?.join(",") || undefined,
  body: bodies?.join(",") || undefined,
  ...writeAside(aside),
});
