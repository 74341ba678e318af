/** What was seen of a car in this walk. */
export type Mark = {
  how: "seen" | "crushed" | "sold" | "mistake" | "gone" | "hold" | "unhold" | "move";
  /** Where it was put. */
  row?: string;
  /** The act that says so. */
  key: string;
  /** The run that takes it back, once the office has answered. */
  run?: number;
};
export type Marks = Readonly<Record<string, Mark>>;

export type WalkCar = {
  id: number;
  name: string;
  stockNumber: string;
  vin: string;
  space: string;
  /** "Apartado hasta el 19 nov, 5 p. m."; "" of one that is not held. */
  held: string;
};

const leaving: readonly string[] = ["crushed", "sold", "mistake", "gone", "move"];

/** It does not stand here any more. */
export const isAway = (mark: Mark | undefined): boolean => mark !== undefined && leaving.includes(mark.how);
const isHeld = ({ held }: WalkCar, mark: Mark | undefined) =>
  mark?.how === "hold" || (held !== "" && mark?.how !== "unhold");

/** The first that nobody has seen to, from the one after this on; undefined: all are seen to. */
export function nextCar(cars: readonly WalkCar[], marks: Marks, after?: number): WalkCar | undefined {
  const from = cars.findIndex(({ id }) => id === after) + 1;
  return [...cars.slice(from), ...cars.slice(0, from)].find(({ id }) => !marks[id]);
}

/** Those that leave where the whole row went: neither what is away already nor what is held. */
export const carsToCrush = (cars: readonly WalkCar[], marks: Marks): WalkCar[] =>
  cars.filter((car) => !isAway(marks[car.id]) && !isHeld(car, marks[car.id]));

export function countMarks(cars: readonly WalkCar[], marks: Marks) {
  const done = cars.filter(({ id }) => marks[id]);
  const moved = done.filter(({ id }) => marks[id]?.how === "move").length;
  const stay = done.filter(({ id }) => !isAway(marks[id])).length;
  return { done: done.length, stay, moved, left: done.length - stay - moved };
}

/** The rows on both sides, for the thumb. */
export function rowsBeside(rows: readonly string[], row: string): string[] {
  const at = rows.indexOf(row);
  return at < 0 ? [] : [at - 2, at - 1, at + 1, at + 2].flatMap((beside) => rows[beside] ?? []);
}

export const withMark = (marks: Marks, ids: readonly number[], mark: Mark): Marks => ({
  ...marks,
  ...Object.fromEntries(ids.map((id) => [id, mark])),
});

/** Without what an act said; one act may be about many cars. */
export const withoutKey = (marks: Marks, key: string): Marks =>
  Object.values(marks).some((mark) => mark.key === key)
    ? Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark.key !== key))
    : marks;

export const withRun = (marks: Marks, key: string, run: number | undefined): Marks =>
  run !== undefined && Object.values(marks).some((mark) => mark.key === key)
    ? Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, mark.key === key ? { ...mark, run } : mark]))
    : marks;

/** From so many cars on somebody must have typed how many leave. */
export const typedFrom = 100;
