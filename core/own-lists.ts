import { carWordKinds } from "./car-words.ts";
import type { Words } from "./edition.ts";

/** What a price list calls chico, mediano, grande, where it goes by the car. */
const carSizes = ["small", "medium", "large"] as const;
export type CarSize = (typeof carSizes)[number];

type Check = (cell: string) => Words | undefined;
type List = { readonly key: readonly string[]; readonly columns: Readonly<Record<string, Check>> };

const tell = (es: string, en: string): Words => ({ es, en });
const any: Check = () => undefined;
const some: Check = (cell) => (cell === "" ? tell("está vacío", "is empty") : undefined);
const oneOf =
  (...choices: readonly string[]): Check =>
  (cell) =>
    choices.includes(cell)
      ? undefined
      : tell(
          `debe ser ${choices.map((one) => one || "vacío").join(" | ")}`,
          `must be ${choices.map((one) => one || "empty").join(" | ")}`,
        );
const numberTo =
  (least: number, most: number): Check =>
  (cell) =>
    cell === "" || (Number(cell) >= least && Number(cell) <= most)
      ? undefined
      : tell(`debe ser un número de ${least} a ${most}`, `must be a number from ${least} to ${most}`);
const year = numberTo(1900, 2100);

/**
 * Lists of the program that a chain may change by a file of the same name in its folder, `reference/`: what it says of a
 * key stands instead of all that is shipped under that key, and a line with a key alone takes it out.
 */
export const ownLists = {
  engines: {
    key: ["make", "model"],
    columns: {
      make: some,
      model: some,
      from: year,
      to: year,
      litres: numberTo(0.3, 12),
      cylinders: numberTo(1, 16),
      shape: oneOf("", "I", "V", "H", "W", "R"),
      fuel: any,
      electrified: any,
      turbo: any,
      codes: any,
      source: any,
      sure: oneOf("", "yes", "no"),
    },
  },
  "car-words": {
    key: ["word"],
    columns: {
      word: some,
      kind: oneOf("", ...carWordKinds),
      make: any,
      model: any,
      from: year,
      to: year,
      engine: any,
      beside: oneOf("", "yes"),
      sure: any,
    },
  },
  "part-words": { key: ["word"], columns: { word: some, parts: any, instead: any, weak: oneOf("", "yes") } },
  "car-sizes": {
    key: ["make", "model"],
    columns: { make: some, model: some, from: year, to: year, size: oneOf("", ...carSizes) },
  },
  questions: {
    key: ["page", "about"],
    columns: { page: any, about: any, alone: oneOf("", "part", "car", "yes", "only"), words: any },
  },
} as const satisfies Record<string, List>;

export type OwnList = keyof typeof ownLists;
export const isOwnList = (name: string): name is OwnList => Object.hasOwn(ownLists, name);

/** A line's cells by column, and on which line of its file it stands. */
type ListLine = { readonly cells: Readonly<Record<string, string>>; readonly line: number };
type WrongLine = { readonly line: number; readonly text: Words };

/** The lines of a text with tabs between its cells. */
export function readList(source: string): { header: readonly string[]; lines: readonly ListLine[] } {
  const [first = "", ...rows] = source.replaceAll("\r", "").split("\n");
  const header = first.replace(/^\uFEFF/, "").split("\t");
  const lines = rows.flatMap((row, at) => {
    if (row.trim() === "") return [];
    const cells = row.split("\t");
    return { cells: Object.fromEntries(header.map((name, of) => [name, (cells[of] ?? "").trim()])), line: at + 2 };
  });
  return { header, lines };
}

const keyOf = (name: OwnList, cells: ListLine["cells"]) =>
  ownLists[name].key.map((column) => cells[column]?.toLowerCase() ?? "").join("\t");
/** A line that says nothing of its key. */
const isEmpty = (name: OwnList, cells: ListLine["cells"]) =>
  Object.entries(cells).every(
    ([column, cell]) => cell === "" || (ownLists[name].key as readonly string[]).includes(column),
  );

/** What is wrong with a chain's file, line by line. */
export function listWrongLines(name: OwnList, source: string): WrongLine[] {
  const { header, lines } = readList(source);
  const { key, columns }: List = ownLists[name];
  const strange = header.filter((column) => !Object.hasOwn(columns, column));
  const missing = key.filter((column) => !header.includes(column));
  if (strange.length + missing.length > 0)
    return [
      {
        line: 1,
        text: tell(
          `las columnas son ${Object.keys(columns).join(", ")}, con tabuladores en medio`,
          `the columns are ${Object.keys(columns).join(", ")}, with tabs between`,
        ),
      },
    ];
  return lines.flatMap(({ cells, line }) => {
    if (isEmpty(name, cells))
      return key.every((column) => cells[column] === "") ? [] : wrongCells(cells, line, columns, key);
    const wrong = wrongCells(cells, line, columns, Object.keys(columns));
    const { from = "", to = "" } = cells;
    return from !== "" && to !== "" && Number(from) > Number(to)
      ? [...wrong, { line, text: tell("to es antes de from", "to is before from") }]
      : wrong;
  });
}

const wrongCells = (
  cells: ListLine["cells"],
  line: number,
  columns: List["columns"],
  names: readonly string[],
): WrongLine[] =>
  names.flatMap((column) => {
    const why = columns[column]?.(cells[column] ?? "");
    return why ? { line, text: tell(`${column} ${why.es}`, `${column} ${why.en}`) } : [];
  });

/** The shipped lines with a chain's own: these stand instead of all that have their key. */
export function withOwnLines(name: OwnList, shipped: readonly ListLine[], own: readonly ListLine[]): ListLine[] {
  const keys = new Set(own.map(({ cells }) => keyOf(name, cells)));
  return [
    ...shipped.filter(({ cells }) => !keys.has(keyOf(name, cells))),
    ...own.filter(({ cells }) => !isEmpty(name, cells)),
  ];
}
