import { type PageRequest, Redirect } from "#app/page.tsx";
import { listPartLinks, type PartLink } from "#app/parts/common-parts.ts";
import { readMaybe, vinAddress } from "#app/vin/vin-address.ts";
import { type NamedCar, nameCar, readCarAddress, type ShownMend, type VinCar } from "#app/vin/vin-car.ts";
import { leadOfVin } from "#app/vin/vin-lead.ts";
import { listVinYards, type VinYards } from "#app/vin/vin-yards.ts";
import { type PlaceAsked, resolvePlace } from "#stock/places.ts";
import { listModelsInStock } from "#stock/vehicles.ts";

export type VinPage = {
  place: PlaceAsked;
  /** What the visitor typed, on the one answer to it. */
  typed: string;
} & (
  | { kind: "ask"; wrong: "no vin" | "nothing" | undefined; signs: number }
  | { kind: "car"; shown: NamedCar; fits: boolean; parts: readonly PartLink[]; found: VinYards }
  | { kind: "mends"; mends: readonly ShownMend[]; asIs: NamedCar | undefined }
  | { kind: "model"; shown: NamedCar; models: readonly { id: number; name: string; count: number }[] }
);

const mostParts = 8;

export function loadVin(request: PageRequest<"vin">): VinPage | Redirect {
  const { stock, now, query, form, edition } = request;
  const zip = form?.values.zip ?? query.get("zip");
  const place = resolvePlace(stock, zip ?? null);
  const named = (car: VinCar) => nameCar(stock, car);
  const sent = form?.values.vin?.trim();
  const lead = sent ? leadOfVin(stock, sent, now) : undefined;
  if (lead?.kind === "mends") {
    const mends = lead.mends.map(({ vin, car }) => ({ ...named(car), vin }));
    return { kind: "mends", typed: lead.vin, place, mends, asIs: lead.asIs && named(lead.asIs) };
  }
  if (lead) return new Redirect(vinAddress(lead, request, place.code), 303);
  const base = { typed: "", place };
  const may = readMaybe(query, stock, now);
  const car = readCarAddress(query, stock, now);
  if (may.length > 0)
    return {
      ...base,
      kind: "mends",
      mends: may.map((one) => ({ ...named(one), vin: undefined })),
      asIs: car && named(car),
    };
  if (!car) {
    const signs = Math.min(Number(query.get("signs")) || 0, 400);
    const wrong = query.has("signs") ? "no vin" : query.get("check") === "none" ? "nothing" : undefined;
    return { ...base, kind: "ask", wrong, signs };
  }
  if (!car.modelId) return { ...base, kind: "model", shown: named(car), models: listModelsInStock(stock, car.makeId) };
  const { engine, code } = car;
  const address = { years: [[car.year, car.year]] as const, engine, code, weight: car.weight || undefined, place };
  return {
    ...base,
    kind: "car",
    shown: named(car),
    fits: query.get("check") !== "0",
    parts: listPartLinks({ href: request.href, edition }, stock, car.modelId, address).slice(0, mostParts),
    found: listVinYards(stock, car, place, now),
  };
}
