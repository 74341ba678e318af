import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { findSharing, type SharedSpan, type Sharing } from "#stock/generations.ts";
import { ScanBudget } from "#stock/scan-budget.ts";
import type { Stock } from "#stock/stock.ts";
import { type StoreMatches, searchVehicles } from "#stock/vehicles.ts";
import type { Nearby } from "./similar.ts";

export type SharingCars = {
  readonly generation: Sharing["generation"];
  /** Of these the cars are, by name; the car's own years first. */
  readonly spans: readonly (SharedSpan & { readonly name: string })[];
  readonly here: readonly Vehicle[];
  readonly near: readonly Nearby[];
};

const most = { here: 4, near: 4, spans: 6 };
/** A place at its yard is left to a sister, where there is one. */
const ownHere = 3;
/** A large chain has enough within the first; only a thin one is looked through farther out. */
const milesNear = [50, 250];

type SharedCar = { vehicle: Vehicle; span: SharedSpan };
type Yard = { store: Store; miles: number; matches: [SharedSpan, StoreMatches][] };

/** Cars of its generation and of its sisters: at its own yard, and the best one of each of the nearest others. */
export function findSharingCars(stock: Stock, vehicle: Vehicle, store: Store): SharingCars | undefined {
  const { generation, spans: all } = findSharing(stock, vehicle);
  const spans = all.filter((span) => span.from < span.to || span.why !== "same year").slice(0, most.spans);
  if (spans.length === 0) return undefined;
  const byStore = findYards(stock, spans, store);
  const likest = (matches: readonly [SharedSpan, StoreMatches][], count: number): SharedCar[] =>
    matches
      .flatMap(([span, match]) => match.vehicles(0, 40).map((one) => ({ vehicle: one, span })))
      .filter((one) => one.vehicle.id !== vehicle.id)
      .sort(
        (a, b) =>
          spans.indexOf(a.span) - spans.indexOf(b.span) ||
          Math.abs(a.vehicle.year - vehicle.year) - Math.abs(b.vehicle.year - vehicle.year),
      )
      .slice(0, count);
  const here = leavePlace(likest(byStore.get(store.id)?.matches ?? [], Number.POSITIVE_INFINITY));
  const near: (SharedCar & Nearby)[] = [];
  for (const other of [...byStore.values()].sort((a, b) => a.miles - b.miles || a.store.id - b.store.id)) {
    if (other.store.id === store.id || near.length === most.near) continue;
    for (const one of likest(other.matches, 1)) near.push({ ...one, store: other.store, miles: other.miles });
  }
  const shown = new Set([...here, ...near].map(({ span }) => span));
  if (shown.size === 0) return undefined;
  return {
    generation,
    spans: spans.filter((span) => shown.has(span)).map((span) => ({ ...span, name: modelName(stock, span.modelId) })),
    here: here.map((one) => one.vehicle),
    near,
  };
}

function findYards(stock: Stock, spans: readonly SharedSpan[], { latitude, longitude }: Store): Map<number, Yard> {
  const byStore = new Map<number, Yard>();
  const budget = new ScanBudget();
  const origin = { latitude, longitude, postal: "" };
  for (const miles of milesNear) {
    byStore.clear();
    for (const span of spans) {
      const query = { modelId: span.modelId, years: [[span.from, span.to]] as const };
      for (const match of searchVehicles(stock, { ...query, origin, miles }, budget)) {
        const known = byStore.get(match.store.id);
        if (known) known.matches.push([span, match]);
        else byStore.set(match.store.id, { store: match.store, miles: match.miles ?? 0, matches: [[span, match]] });
      }
    }
    if (byStore.size > most.near) break;
  }
  return byStore;
}

function leavePlace(found: readonly SharedCar[]): SharedCar[] {
  const own = found.filter(({ span }) => span.why !== "sister");
  const sisters = found.filter(({ span }) => span.why === "sister");
  const first = own.slice(0, sisters.length > 0 ? ownHere : most.here);
  return [...first, ...sisters].slice(0, most.here);
}

function modelName({ catalog }: Stock, modelId: number): string {
  const { makeId, name } = catalog.model(modelId);
  return `${catalog.make(makeId).name} ${name}`;
}
