export type NamedModel = {
  readonly id: number;
  readonly makeId: number;
  readonly name: string;
  /** The years it was made; "" or absent when unknown. */
  readonly years?: string;
};

/** What a word says of a car: its name, its body's sign, its trim, its engine or gearbox; or that no such car was sold here. */
export const carWordKinds = ["nickname", "body", "trim", "engine", "gearbox", "abroad"] as const;
type CarWordKind = (typeof carWordKinds)[number];

/** One car of a word, as a line of `data/reference/car-words.tsv` has it; a make alone where the model is "". */
export type CarWordLine = {
  readonly word: string;
  readonly kind: CarWordKind;
  readonly make: string;
  readonly model: string;
  readonly from: number | null;
  readonly to: number | null;
  /** "5.7 V8", "2.0, 2.4 I4"; of a gearbox "manual" or "automatic". */
  readonly engine: string;
  /** Too short or too common to be a car where the line says nothing of cars or parts: "si", "ls", "bug". */
  readonly beside: boolean;
};

/** A car that a word may mean, and in which years. */
export type MeantCar = {
  readonly model: NamedModel;
  readonly from: number;
  readonly to: number;
  readonly engine: string;
};
export type CarWord = { readonly kind: CarWordKind; readonly beside: boolean; readonly cars: readonly MeantCar[] };

const [always, ever] = [0, 9999];

/** Words by their squashed form; of those that only name a whole make or model nothing is kept here. */
export function carWordsOf(
  lines: Iterable<CarWordLine>,
  squash: (text: string) => string,
  find: (make: string, model: string) => NamedModel | undefined,
): Map<string, CarWord> {
  const found = new Map<string, CarWord>();
  for (const { word, kind, make, model, from, to, engine, beside } of lines) {
    if (kind === "nickname" && (model === "" || (from === null && !beside))) continue;
    const key = squash(word);
    const named = find(make, model);
    const before = found.get(key);
    if (!named && kind !== "abroad") continue;
    const [first, last] = yearsOf(named);
    // What is said of all its years says nothing of them.
    const whole = (from ?? always) <= first && (to ?? ever) >= last;
    const car = named && {
      model: named,
      from: whole ? always : (from ?? always),
      to: whole ? ever : (to ?? ever),
      engine,
    };
    const cars = before?.cars ?? [];
    // "c4" is a Corvette's body before it is a gearbox.
    found.set(key, { kind: before?.kind ?? kind, beside: before?.beside ?? beside, cars: car ? [...cars, car] : cars });
  }
  return found;
}

const yearsOf = (model: NamedModel | undefined): [number, number] => {
  const years = model?.years?.match(/\d{4}/g)?.map(Number) ?? [always, ever];
  return [Math.min(...years), Math.max(...years)];
};

/** The one size or number of cylinders that is said of all; "" where several are. */
export function oneEngine(cars: readonly MeantCar[]): string {
  const [engine, ...others] = [...new Set(cars.map((car) => car.engine))];
  if (engine === undefined || others.length > 0 || / to |,/.test(engine)) return "";
  return /\d\.\d/.exec(engine)?.[0] ?? /^V\d+$/.exec(engine)?.[0].toLowerCase() ?? "";
}
