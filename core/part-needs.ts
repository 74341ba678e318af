import type { Body } from "./body.ts";
import { always, isOdd, yearsKnown } from "./car-makeup.ts";
import type { Words } from "./edition.ts";
import { hasHighVoltage, isOnlyElectric, isOnlyHighVoltage } from "./high-voltage-cars.ts";
import { once } from "./once.ts";
import type { PartType } from "./part.ts";
import { dangersByName } from "./parts-by-name.ts";
import { fold } from "./text.ts";
import { withoutDistributor } from "./without-distributor.ts";
import { isWithin, type YearList } from "./years.ts";

/** What a car has to have, or how it has to be, for a part to be on it. */
export type Need =
  | "combustion"
  | "carburetor"
  | "distributor"
  | "plug-wires"
  | "clutch"
  | "rear-drive"
  | "front-drive"
  | "all-drive"
  | "front-differential"
  | "front-engine"
  | "bed"
  | "tailgate"
  | "liftgate"
  | "trunk"
  | "sliding-door"
  | "rear-door"
  | "hinged-door"
  | "rear-doors"
  | "third-row"
  | "airbag"
  | "side-airbag"
  | "high-voltage"
  | "alternator";

/** By the English names of a list. What an electric car may have too stands not with the engine: its pump of vacuum, its mounts, its pedals. */
const named: readonly (readonly [part: RegExp, need: Need])[] = [
  [/^spark plug wire/, "plug-wires"],
  [
    /^(?:engine(?:$|,| block)|long block|cylinder head|valve cover|oil (?:pan|pump|cooler|dipstick|filler)|intake manifold|exhaust|throttle body|turbo|intercooler|supercharger|camshaft|crankshaft|piston|rocker arm|timing|variable timing|flywheel|flexplate|harmonic balancer|air cleaner|air intake|serpentine belt|belt tensioner|idler pulley|egr|pcv|knock sensor|mass air ?flow|idle air|fuel (?:injector|rail|pump|tank|level|filler|pressure)|gas cap|evap|purge valve|diesel injection|torque converter|starter|ignition (?:coil|module)|spark plug|catalytic|muffler|resonator|oxygen sensor)/,
    "combustion",
  ],
  [/^carburetor/, "carburetor"],
  [/^distributor/, "distributor"],
  [/^(?:clutch (?:assembly|pedal|master|slave)|manual transmission)/, "clutch"],
  [/^differential, front/, "front-differential"],
  [/^(?:transfer case|locking hub|front axle assembly|automatic transmission, (?:4x4|all))/, "all-drive"],
  [/^(?:driveshaft|differential, rear|(?:cv axle|axle shaft), rear|automatic transmission, rear)/, "rear-drive"],
  [/^(?:(?:cv axle|axle shaft), front|automatic transmission, front)/, "front-drive"],
  [/^engine cover/, "front-engine"],
  [/^(?:pickup bed|bed liner|camper shell)/, "bed"],
  [/^tailgate/, "tailgate"],
  [/^liftgate/, "liftgate"],
  [/^trunk lid/, "trunk"],
  [/^sliding door/, "sliding-door"],
  [/^door(?: shell|,| hinge).* rear/, "rear-door"],
  [
    /^(?:(?:outside|inside) door handle|door (?:latch|lock|glass|molding|panel|weatherstrip|wiring)).* rear/,
    "rear-doors",
  ],
  [/^third row/, "third-row"],
  [/^alternator/, "alternator"],
];
const beside = /\b(side|curtain|knee|lateral|laterales|cortina|rodillas?)\b/;

function readNeed(name: Words): Need | undefined {
  const text = fold(name.en);
  const dangers = dangersByName(name);
  if (dangers.includes("high-voltage")) return "high-voltage";
  if (dangers.includes("airbag") || dangers.includes("airbag-near"))
    return beside.test(`${text} ${fold(name.es)}`) ? "side-airbag" : "airbag";
  return named.find(([part]) => part.test(text))?.[1];
}

/** Read once of each name of a list. */
export const needOf = once(readNeed);

/** `name`: "Toyota Prius"; the body as the catalogue has it, "" where nobody wrote it down. */
export type CarModel = { readonly name: string; readonly body: Body | "" };

type Bodies = { readonly has: readonly Body[]; readonly never: readonly Body[] };
const pickups = ["pickup", "truck"] as const;
const lidded = ["sedan", "coupe", "convertible"] as const;
/** A model has other bodies than the one of the catalogue: what stands in neither list may be. */
const bodies = {
  bed: { has: pickups, never: ["minivan", "wagon", "hatchback", ...lidded] },
  tailgate: { has: pickups, never: ["minivan", "hatchback", ...lidded] },
  liftgate: { has: ["hatchback", "wagon", "suv", "minivan", "van"], never: ["pickup"] },
  trunk: { has: lidded, never: ["pickup", "suv", "minivan", "van", "truck"] },
  "sliding-door": { has: ["minivan", "van"], never: ["pickup", "suv", "hatchback", ...lidded] },
  "third-row": { has: ["minivan", "van", "suv", "wagon"], never: ["coupe", "convertible", "pickup"] },
} as const satisfies Partial<Record<Need, Bodies>>;

const never = (need: keyof typeof bodies, { body }: CarModel): YearList =>
  (bodies[need].never as readonly string[]).includes(body) ? always : [];

const from = (year: number): YearList => [[year, 9999]];
const before = (year: number): YearList => [[0, year - 1]];

const twoDriven = (name: string): YearList => [...yearsKnown("frontDriven", name), ...yearsKnown("rearDriven", name)];

/** In which years surely no car of a model had it: nothing that only may be so. */
const lacking: Readonly<Record<Need, (car: CarModel) => YearList>> = {
  combustion: ({ name }) => (isOnlyElectric(name) ? always : []),
  // The last was Isuzu's pickup of 1994.
  carburetor: ({ name }) => (isOnlyElectric(name) ? always : from(1995)),
  distributor: ({ name }) => (isOnlyElectric(name) ? always : withoutDistributor(name)),
  "plug-wires": ({ name }) => (isOnlyElectric(name) ? always : []),
  clutch: ({ name }) => (isOnlyElectric(name) ? always : yearsKnown("withoutClutch", name)),
  "rear-drive": ({ name }) => yearsKnown("frontDriven", name),
  "front-drive": ({ name }) => yearsKnown("rearDriven", name),
  "all-drive": ({ name }) => twoDriven(name),
  "front-differential": ({ name }) => twoDriven(name),
  "front-engine": ({ name }) => yearsKnown("rearEngined", name),
  bed: (car) => (isOdd("alsoPickups", car.name) ? [] : never("bed", car)),
  tailgate(car) {
    const lacks = isOdd("alsoPickups", car.name) ? [] : never("tailgate", car);
    return lacks.length > 0 && isOdd("oldWagons", car.name) && car.body !== "minivan" ? from(1997) : lacks;
  },
  liftgate: (car) => [...never("liftgate", car), ...yearsKnown("sedanOnly", car.name)],
  trunk: (car) => (isOdd("oddTrunks", car.name) ? [] : never("trunk", car)),
  "sliding-door": (car) =>
    isOdd("slidingWagons", car.name) ? [] : [...never("sliding-door", car), ...yearsKnown("hingedVans", car.name)],
  "rear-door": ({ name }) => yearsKnown("twoDoors", name),
  "hinged-door": ({ name }) => yearsKnown("slidingOnly", name),
  "rear-doors": ({ name }) => yearsKnown("twoDoors", name),
  "third-row": (car) => never("third-row", car),
  // Hardly any car had one before; the first side airbags were Volvo's, of model year 1995.
  airbag: () => before(1980),
  "side-airbag": () => before(1995),
  "high-voltage": () => [],
  alternator: ({ name }) => (isOnlyHighVoltage(name) ? always : []),
};

/** What is likely meant instead, by its English name. */
const meant: Readonly<Partial<Record<Need, readonly string[]>>> = {
  carburetor: ["Throttle body"],
  distributor: ["Ignition coil"],
  "rear-drive": ["CV axle"],
  "front-drive": ["Differential", "Driveshaft"],
  "front-differential": ["Automatic transmission", "CV axle", "Differential"],
  "front-engine": ["Trunk lid", "Hood"],
  tailgate: ["Liftgate", "Trunk lid"],
  liftgate: ["Tailgate", "Trunk lid"],
  trunk: ["Liftgate", "Tailgate"],
  "sliding-door": ["Door, complete"],
  "rear-door": ["Liftgate", "Trunk lid"],
  "hinged-door": ["Sliding door", "Liftgate"],
};

/** Among which cars of a model a part is looked for. */
export type PartLimit = {
  readonly need: Need;
  /** The years of which no car is looked for. */
  readonly lacks: YearList;
  /** No car that was asked for. */
  readonly none: boolean;
  /** That is sure, and no more than hardly any had one. */
  readonly sure: boolean;
  /** Only cars known to be hybrid or electric; false: only those not known to be. */
  readonly highVoltage: boolean | undefined;
  readonly instead: readonly string[];
};

/** Undefined where any car of the model may have the part. Without years a model is asked for in all of them. */
export function limitOf(name: Words, car: CarModel, asked: YearList): PartLimit | undefined {
  const read = needOf(name);
  if (!read) return undefined;
  const need = read === "rear-door" && yearsKnown("slidingOnly", car.name).length > 0 ? "hinged-door" : read;
  const lacks = lacking[need](car);
  const highVoltage =
    need === "alternator" ? false : need === "high-voltage" && !hasHighVoltage(car.name) ? true : undefined;
  const none = isWithin(asked.length > 0 ? asked : always, lacks);
  const sure = none && need !== "airbag" && need !== "side-airbag";
  return { need, lacks, none, sure, highVoltage, instead: meant[need] ?? [] };
}

/** Whether cars of a model are known to have a part, so that pages offer it. */
export function mayOffer(name: Words, car: CarModel, asked: YearList = []): boolean {
  const limit = limitOf(name, car, asked);
  if (!limit) return true;
  const { need } = limit;
  if (limit.none || need === "carburetor") return false;
  const has: readonly string[] | undefined = need in bodies ? bodies[need as keyof typeof bodies].has : undefined;
  return !has || car.body === "" || has.includes(car.body);
}

/**
 * 49 U.S.C. 30127 (49 CFR 571.208): airbags for driver and front passenger in cars made from September 1, 1997, and in
 * light trucks a year later. No law asks for side airbags.
 */
const lawYears: Readonly<Record<PartType, number>> = { CAR: 1998, "PU/VAN": 1999 };

/** Whether a car among those surely came with one: only then is it guessed whether the part is still there. */
export function surelyHad(
  need: Need | undefined,
  car: { readonly highVoltage: boolean; readonly year: number; readonly type: PartType },
): boolean {
  if (need === "airbag") return car.year >= lawYears[car.type];
  if (need === "alternator") return !car.highVoltage;
  // GM's first engines with coils alone were of 1984; a coil on each plug came ten years later.
  if (need === "distributor") return car.year < 1984;
  if (need === "plug-wires") return car.year < 1995;
  return need !== "side-airbag" && need !== "carburetor";
}
