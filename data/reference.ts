import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { QuestionLine } from "#core/asked-page.ts";
import type { CarWordLine } from "#core/car-words.ts";
import type { KnownEngine } from "#core/engine-fit.ts";
import { type CarSize, isOwnList, type OwnList, readList, withOwnLines } from "#core/own-lists.ts";
import type { GenerationRow, PartFactRow, PartRow, SisterModelRow } from "./schema.ts";

const files = ["generations", "sisters", "part-facts", "catalog", "parts"] as const;
/** How people and yards' programs call cars and parts, and what they ask that is neither: read as they are, in no table. */
type WordFile = Exclude<OwnList, "car-sizes"> | "yard-codes";
type ReferenceFile = (typeof files)[number] | WordFile;
const readText = (file: ReferenceFile) => readFileSync(new URL(`./reference/${file}.tsv`, import.meta.url), "utf8");

/** Another one when any of the files is. */
export const hashReference = (): string => createHash("sha256").update(files.map(readText).join("\f")).digest("hex");

let own: ReadonlyMap<OwnList, string> = new Map();
const kept = new Map<OwnList, readonly unknown[]>();

/** What the chain says instead, from its folder: `reference/engines.tsv` and the others of `core/own-lists.ts`. */
export function keepOwnLists(lists: ReadonlyMap<OwnList, string>): void {
  own = lists;
  kept.clear();
}

/** The files of data/reference/ have the columns of the feeds of the same names, with tabs between. */
function readLines<T>(file: ReferenceFile | "car-sizes", rowOf: (cell: (column: string) => string) => T): T[] {
  const { lines } = readList(file === "car-sizes" ? "" : readText(file));
  const changed = isOwnList(file) ? own.get(file) : undefined;
  const all = isOwnList(file) && changed !== undefined ? withOwnLines(file, lines, readList(changed).lines) : lines;
  return all.map(({ cells }) => rowOf((column) => cells[column] ?? ""));
}

/** Read once, and again when the chain's folder was. */
function readOnce<T>(file: OwnList, rowOf: (cell: (column: string) => string) => T): readonly T[] {
  const known = kept.get(file) ?? readLines(file, rowOf);
  kept.set(file, known);
  return known as readonly T[];
}

const carYears = (cell: (column: string) => string) => ({
  make: cell("make"),
  model: cell("model"),
  from_year: Number(cell("from")),
  to_year: Number(cell("to")),
});

export const readGenerations = (): GenerationRow[] =>
  readLines("generations", (cell) => ({
    ...carYears(cell),
    name_es: cell("name_es"),
    name_en: cell("name_en"),
    note_es: cell("note_es"),
    note_en: cell("note_en"),
    changes: cell("changes"),
  }));

export const readSisters = (): SisterModelRow[] =>
  readLines("sisters", (cell) => ({
    ...carYears(cell),
    sister_make: cell("sister_make"),
    sister_model: cell("sister_model"),
    sister_from: Number(cell("sister_from")),
    sister_to: Number(cell("sister_to")),
    shares: cell("shares") as SisterModelRow["shares"],
  }));

export const readPartFacts = (): PartFactRow[] =>
  readLines("part-facts", (cell) => ({
    name_en: cell("name_en"),
    name_es: cell("name_es"),
    shared: cell("shared") as PartFactRow["shared"],
    tools_es: cell("tools_es"),
    tools_en: cell("tools_en"),
    minutes_from: Number(cell("minutes_from")) || null,
    minutes_to: Number(cell("minutes_to")) || null,
    check_es: cell("check_es"),
    check_en: cell("check_en"),
    danger: cell("danger"),
    who: cell("who") as PartFactRow["who"],
    prepared: cell("prepared"),
  }));

const words = (cell: string) => cell.split("|").filter(Boolean);

/** A make where `model` is "", else a model. Ids are those that clients hold, or our own above them (decision 019). */
export type CatalogLine = {
  make: string;
  model: string;
  id: number;
  years: string;
  body: string;
  /** How people type it, in lower case without accents. */
  also: readonly string[];
};

/** A make stands before its models. */
export const readCatalogLines = (): CatalogLine[] =>
  readLines("catalog", (cell) => ({
    make: cell("make"),
    model: cell("model"),
    id: Number(cell("id")),
    years: cell("years"),
    body: cell("body"),
    also: words(cell("also")),
  }));

export type PartLine = Omit<PartRow, "id"> & { synonyms: Readonly<Record<"es" | "en", readonly string[]>> };

/** Numbers begin with `REF-` until a chain's list gives a part its own. */
export const readPartLines = (): PartLine[] =>
  readLines("parts", (cell) => ({
    item_number: cell("item_number"),
    name_es: cell("name_es"),
    name_en: cell("name_en"),
    type: cell("type") as PartRow["type"],
    category: cell("category"),
    synonyms: { es: words(cell("synonyms_es")), en: words(cell("synonyms_en")) },
  }));

/** `from` and `to` are null where the word is said of all years. */
export const readCarWords = (): readonly CarWordLine[] =>
  readOnce("car-words", (cell) => ({
    word: cell("word"),
    kind: cell("kind") as CarWordLine["kind"],
    make: cell("make"),
    model: cell("model"),
    from: Number(cell("from")) || null,
    to: Number(cell("to")) || null,
    engine: cell("engine"),
    beside: cell("beside") === "yes",
  }));

export type PartWordLine = {
  word: string;
  /** English names of parts without their kind; none of what no price list has. */
  parts: readonly string[];
  /** What comes nearest, where the parts are none. */
  instead: readonly string[];
  /** Only where nothing else has the word. */
  weak: boolean;
};

export const readPartWords = (): readonly PartWordLine[] =>
  readOnce("part-words", (cell) => ({
    word: cell("word"),
    parts: words(cell("parts")),
    instead: words(cell("instead")),
    weak: cell("weak") === "yes",
  }));

export const readQuestions = (): readonly QuestionLine[] =>
  readOnce("questions", (cell) => ({
    page: cell("page"),
    about: cell("about"),
    alone: cell("alone") as QuestionLine["alone"],
    words: cell("words"),
  }));

type CarSizeLine = { make: string; model: string; from: number; to: number; size: CarSize };

/** Which size of a part a car takes on the chain's own list. Nothing is shipped: a counter alone knows how it counts cars. */
export const readCarSizes = (): readonly CarSizeLine[] =>
  readOnce("car-sizes", (cell) => ({
    make: cell("make"),
    model: cell("model"),
    from: Number(cell("from")) || 0,
    to: Number(cell("to")) || 9999,
    size: cell("size") as CarSize,
  }));

const codesOf = (cell: string) =>
  cell
    .split(",")
    .map((code) => code.trim())
    .filter(Boolean);

/** One engine over consecutive years, with what it rests on. */
export const readEngines = (): readonly (KnownEngine & { make: string; model: string })[] =>
  readOnce("engines", (cell) => ({
    make: cell("make"),
    model: cell("model"),
    from: Number(cell("from")),
    to: Number(cell("to")),
    litres: Number(cell("litres")) || undefined,
    cylinders: Number(cell("cylinders")) || undefined,
    shape: cell("shape"),
    fuel: cell("fuel"),
    electrified: cell("electrified"),
    turbo: cell("turbo"),
    codes: codesOf(cell("codes")),
    sure: cell("sure") === "yes",
  }));

export type YardCodeLine = { kind: string; code: string; make: string; means: string; alone: boolean; sure: boolean };

export const readYardCodes = (): YardCodeLine[] =>
  readLines("yard-codes", (cell) => ({
    kind: cell("kind"),
    code: cell("code"),
    make: cell("make"),
    means: cell("means"),
    alone: cell("alone") === "yes",
    sure: cell("sure") === "yes",
  }));
