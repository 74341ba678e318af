import * as v from "valibot";
import { type PartType, partTypes } from "#core/part.ts";

export const bookVersion = 1;

/** More than these no visit needs, and no device is made to keep. */
export const most = { jobs: 20, stops: 100, wants: 40, quantity: 20, note: 200, name: 40, people: 20 } as const;

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const whole = (largest: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largest));
const cents = whole(10_000_000);
const id = whole(Number.MAX_SAFE_INTEGER);
const day = v.union([v.literal(""), v.pipe(v.string(), v.isoDate())]);
const between = (largest: number) => v.pipe(whole(largest), v.minValue(1));

/** A place where to stop in the yard: a car, or the parts without one. */
export type StopKey = `${number}-${number}`;
export const stopKey = ({ store, car: one }: { store: number; car: { id: number } | null }): StopKey =>
  `${store}-${one?.id ?? 0}`;

export const wantStates = ["open", "pulled", "gone", "poor"] as const;

const once = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

const part = {
  part: id,
  name: v.object({ es: text(120), en: text(120) }),
  type: v.picklist(Object.keys(partTypes) as PartType[]),
  priceCents: cents,
  coreCents: cents,
  environmentalCents: v.nullable(cents),
  warrantyCents: v.nullable(cents),
  /** The day on which this price was seen. */
  seen: day,
};

const want = v.object({
  ...part,
  n: between(most.quantity),
  note: text(most.note),
  state: v.picklist(wantStates),
});

/** As long as the feeds let them be; a name is a year, make, model and trim. */
const carTexts = { key: 40, name: 240, row: 40, section: 40, space: 40, style: 40, color: 40 } as const;

const car = v.object({
  id,
  /** What its page's address calls it. */
  key: text(carTexts.key),
  /** "2002 Honda Civic EX", the same in both editions. */
  name: text(carTexts.name),
  row: text(carTexts.row),
  section: text(carTexts.section),
  space: text(carTexts.space),
  /** For its drawing; "" where it was not seen yet. */
  style: text(carTexts.style),
  color: text(carTexts.color),
  since: day,
});

const stop = v.object({
  /** 0: a price of the chain, no yard chosen yet. */
  store: id,
  yard: text(80),
  /** Null: parts whose car is not chosen yet. */
  car: v.nullable(car),
  note: text(most.note),
  wants: v.pipe(
    v.array(want),
    v.maxLength(most.wants),
    v.check((wants) => once(wants.map((one) => one.part))),
  ),
});

export const jobSchema = v.object({
  id,
  /** "" is called by the edition's own word. */
  name: text(most.name),
  people: between(most.people),
  /** Warranty Plus on everything. */
  plus: v.boolean(),
  stops: v.pipe(
    v.array(stop),
    v.maxLength(most.stops),
    v.check((stops) => once(stops.map(stopKey))),
  ),
});

export const bookSchema = v.object({
  version: v.literal(bookVersion),
  /** Goes up with everything that the visitor changes. */
  turn: id,
  /** The list that is open. */
  at: id,
  jobs: v.pipe(
    v.array(jobSchema),
    v.maxLength(most.jobs),
    v.check((jobs) => once(jobs.map((job) => job.id))),
  ),
});

export type WantState = (typeof wantStates)[number];
export type Want = v.InferOutput<typeof want>;
export type WantedPart = Omit<Want, "n" | "note" | "state">;
export type ListCar = v.InferOutput<typeof car>;
export type Stop = v.InferOutput<typeof stop>;
export type Job = v.InferOutput<typeof jobSchema>;
export type Book = v.InferOutput<typeof bookSchema>;

/** A car as a list can keep it: no text longer than it reads again. */
export const cutCar = (one: ListCar): ListCar => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(carTexts).map(([key, longest]) => [key, one[key as keyof typeof carTexts].slice(0, longest)]),
  ),
});

export const newJob = (number: number, name = ""): Job => ({ id: number, name, people: 1, plus: false, stops: [] });
export const emptyBook: Book = { version: bookVersion, turn: 0, at: 1, jobs: [] };

/** The same one each time: who follows the open list must not be told of another. */
const firstJob = newJob(1);

/** The list that is open; before anything is on one, a fresh one. */
export const openJob = ({ jobs, at }: Book): Job => jobs.find((job) => job.id === at) ?? jobs[0] ?? firstJob;

/** How many things are on a list: every part, and every car from which nothing is wanted yet. */
export const countOf = ({ stops }: Pick<Job, "stops">): number =>
  stops.reduce((sum, { wants, car: one }) => sum + Math.max(wants.length, one ? 1 : 0), 0);
