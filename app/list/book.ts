import { type PartType, partTypes } from "#core/part.ts";
import {
  listOf,
  oneOf,
  orNull,
  recordOf,
  type Shaped,
  textLike,
  textOf,
  wholeFrom,
  yesIfSaid,
  yesOrNo,
} from "./shape.ts";

export const bookVersion = 1;

/** More than these no visit needs, and no device is made to keep. */
export const most = { jobs: 20, stops: 100, wants: 40, quantity: 20, note: 200, name: 40, people: 20 } as const;

const cents = wholeFrom(0, 10_000_000);
const id = wholeFrom(0, Number.MAX_SAFE_INTEGER);
const day = textLike(/^(?:\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/);

/** A place where to stop in the yard: a car, or the parts without one. */
export type StopKey = `${number}-${number}`;
export const stopKey = ({ store, car: one }: { store: number; car: { id: number } | null }): StopKey =>
  `${store}-${one?.id ?? 0}`;

export const wantStates = ["open", "pulled", "gone", "poor"] as const;

const part = {
  part: id,
  name: recordOf({ es: textOf(120), en: textOf(120) }),
  type: oneOf(...(Object.keys(partTypes) as PartType[])),
  priceCents: cents,
  coreCents: cents,
  environmentalCents: orNull(cents),
  warrantyCents: orNull(cents),
  /** The day on which this price was seen. */
  seen: day,
};

const want = recordOf({
  ...part,
  n: wholeFrom(1, most.quantity),
  note: textOf(most.note),
  state: oneOf(...wantStates),
});

/** As long as the feeds let them be; a name is a year, make, model and trim. */
const carTexts = { key: 40, name: 240, row: 40, section: 40, space: 40, style: 40, color: 40 } as const;

const car = recordOf({
  id,
  /** What its page's address calls it. */
  key: textOf(carTexts.key),
  /** "2002 Honda Civic EX", the same in both editions. */
  name: textOf(carTexts.name),
  row: textOf(carTexts.row),
  section: textOf(carTexts.section),
  space: textOf(carTexts.space),
  /** For its drawing; "" where it was not seen yet. */
  style: textOf(carTexts.style),
  color: textOf(carTexts.color),
  since: day,
  /** Its yard knows that it runs on high voltage, by its name or by what it burns. */
  highVoltage: yesIfSaid,
});

const stop = recordOf({
  /** 0: a price of the chain, no yard chosen yet. */
  store: id,
  yard: textOf(80),
  /** Null: parts whose car is not chosen yet. */
  car: orNull(car),
  note: textOf(most.note),
  wants: listOf(want, most.wants, (one) => one.part),
});

export const jobShape = recordOf({
  id,
  /** "" is called by the edition's own word. */
  name: textOf(most.name),
  people: wholeFrom(1, most.people),
  /** Warranty Plus on everything. */
  plus: yesOrNo,
  stops: listOf(stop, most.stops, stopKey),
});

export const bookShape = recordOf({
  version: oneOf(bookVersion),
  /** Goes up with everything that the visitor changes. */
  turn: id,
  /** The list that is open. */
  at: id,
  jobs: listOf(jobShape, most.jobs, (job) => job.id),
});

export type Want = Shaped<typeof want>;
export type WantedPart = Omit<Want, "n" | "note" | "state">;
export type ListCar = Shaped<typeof car>;
export type Stop = Shaped<typeof stop>;
export type Job = Shaped<typeof jobShape>;
export type Book = Shaped<typeof bookShape>;

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
