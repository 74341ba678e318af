import { decide, type Said } from "#core/sources.ts";
import { isSureOfCar, mayBeModel } from "#core/vin/agrees.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { Held } from "#feeds/engine/feed.ts";
import { type Ask, answerFor, believe, notUsed, numberOf } from "#feeds/engine/questions.ts";
import type { Catalog } from "./catalog.ts";
import { nearNames } from "./near-names.ts";
import type { FoundModel, ReadNames } from "./read-names.ts";
import { findCode } from "./yard-codes.ts";

type Line = Readonly<Partial<Record<"make" | "model" | "stock_number" | "vin", string | undefined>>>;
type Meanings = Readonly<Record<string, string>>;
type Named = Extract<ReadNames, { found: FoundModel }> & {
  /** It is the VIN's word. */
  byVin: boolean;
  /** What stood there, and that the VIN said it instead; nobody needs to be asked. */
  filled: readonly Ask[];
  /** Signs that were read, and of which the VIN says the same: they mean that in the whole file. */
  confirms: readonly Ask[];
};

const nameOf = ({ make, model }: Pick<FoundModel, "make" | "model">) => `${make} ${model}`;
const same = (a: string, b: string) => normaliseName(a) === normaliseName(b);

/** The model of our catalogue that a VIN names, where it names one. */
function modelOfVin(vin: VinFacts | undefined, catalog: Catalog): FoundModel | undefined {
  if (!vin || !isSureOfCar(vin) || !vin.make || !vin.model || vin.year === undefined) return undefined;
  const make = catalog.findMake(vin.make);
  const model = make && catalog.listModels(make, vin.model, vin.year).find(({ name }) => name === vin.model);
  return make && model && { modelId: model.id, trim: "", make: make.name, model: model.name };
}

/** Whether what a line says speaks of the VIN's make or model too: then it is odd, and does not contradict. */
function namesToo({ make = "", model = "" }: Line, vin: FoundModel, catalog: Catalog): boolean {
  const told = catalog.findMake(make)?.name ?? findCode("make", make)?.means;
  const words = normaliseName(`${make} ${model}`);
  return (
    told === undefined ||
    same(told, vin.make) ||
    [vin.make, vin.model].some((name) => words.includes(normaliseName(name)))
  );
}

const otherCar = "another car";
export const isOfOtherCar = ({ word }: Ask): boolean => word === otherCar;

/** Two plain names of one car: asked once for all that differ so, and the file's holds meanwhile. */
function askWhich(file: FoundModel, vin: FoundModel): Ask {
  const [inFile, inVin] = [nameOf(file), nameOf(vin)];
  // A name that a yard uses for another is of one make; else it is another car's VIN.
  const other = file.make !== vin.make;
  return {
    kind: "vin",
    word: other ? otherCar : `${inFile} / ${inVin}`,
    said: inFile,
    about: other
      ? { es: "El VIN es de otro carro", en: "The VIN is another car’s" }
      : { es: `El archivo dice ${inFile}, el VIN dice ${inVin}`, en: `The file says ${inFile}, the VIN says ${inVin}` },
    choices: [],
    shows: inVin,
    read: inFile,
  };
}

const byVin = (found: FoundModel, filled: readonly Ask[] = []): Named => ({
  ...{ found, asks: [], isNew: false, byVin: true, filled, confirms: [] },
});

/** That the VIN said it where the line is silent, coded or odd. */
function fill(found: FoundModel, { make, model }: Line): Named {
  const word = [make, model].filter(Boolean).join(" ") || "–";
  return byVin(found, [{ kind: "vin", word, said: word, choices: [], read: nameOf(found) }]);
}

/** Two plain names: whoever answered for such files has said whom to believe. */
function settle(line: Line, file: Named, vin: FoundModel, said: Meanings): Named | Held {
  const ask = askWhich(file.found, vin);
  const meaning = answerFor(ask, numberOf(line), said);
  if (meaning === notUsed) return { leftOut: ask };
  return meaning === believe.vin ? byVin(vin) : { ...file, asks: meaning === undefined ? [ask] : [] };
}

type Known = {
  catalog: Catalog;
  said?: Meanings | undefined;
  /** What may have been meant by a VIN with a wrong sign. */
  mend: (vin: string) => readonly VinFacts[];
};

/**
 * Names a car by its line and its VIN: a VIN that is sure speaks where the line is silent, coded or odd. Undefined where
 * neither says anything.
 */
export function nameByVin(
  line: Line,
  read: ReadNames | undefined,
  vin: VinFacts | undefined,
  known: Known,
): Named | Held | undefined {
  if (read && "leftOut" in read) return read;
  const { catalog, said = {} } = known;
  const file: Named | undefined =
    read && "found" in read ? { ...read, byVin: false, filled: [], confirms: [] } : undefined;
  const waits = read && "waits" in read ? read.waits : undefined;
  const told = modelOfVin(vin, catalog);
  if (file && vin && !told && isSlip(line, file, vin) && !mayBeModel(vin, file.found)) return unnamed(said);
  if (!vin || !told) return file ? agreed(file, vin, known) : guess(line, waits, vin, known);
  if (file && mayBeModel(vin, file.found)) return agreed(file, vin, known);
  if (file) {
    const words: Said<FoundModel>[] = [
      { value: file.found, source: "file", sure: file.asks.length === 0 && !isSlip(line, file, told), at: "" },
      { value: told, source: "vin", sure: true, at: "" },
    ];
    return decide("model", words).holds?.source === "file" ? settle(line, file, told, said) : fill(told, line);
  }
  if (!namesToo(line, told, catalog)) return read as Held | undefined;
  // A word that is nearly another model's may be wrong in the VIN as well.
  const others = waits?.kind === "model" && waits.make === told.make ? waits.choices : [];
  if (waits && others.length > 0 && !others.includes(told.model))
    return { waits: { ...waits, choices: [told.model, ...others] } };
  return fill(told, line);
}

/** "MALIBU CLASIC" was read as a Malibu with something behind it, and is nearly what the VIN says. */
const isSlip = ({ model = "" }: Line, { found }: Named, vin: Pick<VinFacts, "make" | "model">): boolean =>
  found.trim !== "" && found.make === vin.make && nearNames(model, [vin.model ?? ""]).length > 0;

/** The cars that a VIN may stand for: its own, and where a sign of it is wrong those that may have been meant. */
const carsOf = (vin: VinFacts, { mend }: Known): readonly VinFacts[] =>
  vin.checkDigitRight ? [vin] : [vin, ...mend(vin.vin)];

/** A sign that was read, and of which the VIN says the same, needs no yes of anybody. */
function agreed(file: Named, vin: VinFacts | undefined, known: Known): Named {
  if (!vin || file.asks.length === 0) return file;
  const says = carsOf(vin, known).some(
    (one) => (one.model !== undefined || one.either.model !== undefined) && mayBeModel(one, file.found),
  );
  return says ? { ...file, asks: [], confirms: isSureOfCar(vin) ? file.asks : [] } : file;
}

/** Neither says which car it is, since a sign of the VIN is wrong or several models have it: to be looked at, not to be guessed. */
const noCar: Ask = {
  ...{ kind: "vin", word: "no car", said: "", choices: [] },
  about: {
    es: "Ni el archivo ni su VIN dicen qué carro es",
    en: "Neither the file nor the VIN says which car it is",
  },
};

const unnamed = (said: Meanings): Held => (said[noCar.word] === notUsed ? { leftOut: noCar } : { waits: noCar });

/** A word that is nearly a model's, and a VIN that is nearly one of that model's, bear each other out. */
function guess(line: Line, waits: Ask | undefined, vin: VinFacts | undefined, known: Known): Named | Held | undefined {
  const unsure = vin && (!vin.checkDigitRight || vin.either.model !== undefined);
  if (!unsure) return waits && { waits };
  const { catalog, said = {} } = known;
  const near = waits?.choices ?? [];
  // Of several near names a VIN that is not sure chooses none.
  const cars = near.length === 1 ? carsOf(vin, known) : [];
  const meant = cars.flatMap(({ make, model, either, year }) =>
    (model === undefined ? (either.model ?? []) : [model]).flatMap((name) => {
      const ours = catalog.findMake(make ?? "");
      const found = ours && catalog.listModels(ours, name, year ?? 0).find((one) => one.name === name);
      const agree =
        waits?.kind === "model"
          ? waits.make === make && near.includes(name)
          : near.includes(make ?? "") && same(line.model ?? "", name);
      return ours && found && agree ? [{ modelId: found.id, trim: "", make: ours.name, model: found.name }] : [];
    }),
  );
  const [one, ...others] = meant;
  if (one && others.every(({ modelId }) => modelId === one.modelId)) return fill(one, line);
  return unnamed(said);
}

/** That the line has no year, and the VIN said it. */
export const filledYear: Ask = {
  ...{ kind: "vin", word: "no year", said: "", choices: [] },
  about: { es: "sin año", en: "no year" },
};

/** The year: a file's that differs from the VIN's is asked about by how far it is off. */
export function yearByVin(
  line: Line & { readonly year?: number | undefined },
  vin: VinFacts | undefined,
  said: Meanings = {},
): { year: number | undefined; byVin: boolean; asks: readonly Ask[] } | Held {
  const { year } = line;
  const sure = vin && isSureOfCar(vin) ? vin.year : undefined;
  if (sure === undefined || year === sure) return { year, byVin: false, asks: [] };
  if (year === undefined) return { year: sure, byVin: true, asks: [] };
  const off = Math.abs(year - sure) === 1 ? (year > sure ? "+1" : "-1") : "other";
  const about = {
    "+1": { es: "El archivo dice un año más que el VIN", en: "The file says a year more than the VIN" },
    "-1": { es: "El archivo dice un año menos que el VIN", en: "The file says a year less than the VIN" },
    other: { es: "El archivo dice otro año que el VIN", en: "The file says another year than the VIN" },
  }[off];
  const ask: Ask = {
    ...{ kind: "vin", word: `year ${off}`, said: String(year), about, choices: [] },
    ...{ shows: String(sure), read: String(year) },
  };
  const meaning = answerFor(ask, numberOf(line), said);
  if (meaning === notUsed) return { leftOut: ask };
  if (meaning === believe.vin) return { year: sure, byVin: true, asks: [] };
  return { year, byVin: false, asks: meaning === undefined ? [ask] : [] };
}
