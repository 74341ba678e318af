import { type Body, bodies, isBody } from "./body.ts";
import type { CarFacts } from "./car-facts.ts";
import type { Edition } from "./edition.ts";
import type { Day } from "./local-time.ts";

export type Make = { readonly id: number; readonly name: string };
export type Model = {
  readonly id: number;
  readonly makeId: number;
  readonly name: string;
  readonly body: Body | "";
  /** The years it was made, as core/years.ts writes them; "" when unknown. */
  readonly years: string;
};

/** A car in a yard, or one that has left it. Unknown text is "". */
export type Vehicle = {
  readonly id: number;
  readonly storeId: number;
  readonly stockNumber: string;
  readonly vin: string;
  readonly year: number;
  readonly makeId: number;
  readonly make: string;
  readonly modelId: number;
  readonly model: string;
  readonly trim: string;
  /** Its own body, else its model's. */
  readonly body: Body | "";
  /** An id of core/color.ts, or the yard's own word. */
  readonly color: string;
  readonly engine: string;
  readonly transmission: string;
  readonly drive: string;
  readonly fuel: string;
  readonly facts: CarFacts;
  readonly mileage: number | null;
  readonly section: string;
  readonly row: string;
  readonly space: string;
  /** On the store's calendar. */
  readonly dateSet: Day;
  readonly photos: readonly string[];
  readonly notes: string;
  readonly leftOn: Day | null;
  readonly leftHow: "gone" | "sold" | "crushed" | "moved" | null;
  /** Till when staff hold it, as an ISO time; ask `isHeld`, for it may be past. */
  readonly heldUntil: string | null;
};

export const isHeld = ({ heldUntil }: Pick<Vehicle, "heldUntil">, now: Date): boolean =>
  heldUntil !== null && heldUntil > now.toISOString();

/** "2009 Toyota Camry LE", year first, as the yards write it. */
export const vehicleName = ({ year, make, model, trim }: Pick<Vehicle, "year" | "make" | "model" | "trim">): string =>
  [year, make, model, trim].filter(Boolean).join(" ");

export const bodyName = (body: string, edition: Edition): string => (isBody(body) ? bodies[body][edition] : body);

/** What an address calls the car: its VIN, or its id when it has none. */
export const vehicleKey = ({ vin, id }: Pick<Vehicle, "vin" | "id">): string => vin || String(id);
