import { blankObject } from "#core/blank-object.ts";
import { type CarFact, type CarFacts, carFacts, type FactColumns, factColumnsOf, listFacts } from "#core/car-facts.ts";
import { readEngine } from "#core/engine-text.ts";
import { type HitSide, hitSideIds } from "#core/hit-side.ts";
import { remember } from "#core/remember.ts";
import { neitherYesNorNo, noneOf, oneOf } from "#feeds/engine/checks.ts";
import { readYesNo } from "#feeds/engine/clean/number.ts";
import { type Column, normaliseName } from "#feeds/engine/columns.ts";
import { type Check, readBy } from "#feeds/engine/read-by.ts";

type Table = typeof carFacts;
type ValueOf<F extends CarFact> = { text: string; number: number; yes: boolean; choice: HitSide }[Table[F]["kind"]];
type FactCells = { [F in CarFact as Table[F]["column"]]: Column<ValueOf<F>> };

const noNumber = (most: number) => ({
  es: `no trae un número de hasta ${most}.`,
  en: `holds no number of up to ${most}.`,
});

type Bounds = { readonly most: number; readonly decimals?: true };

/** "V6", "2.4L", "4 puertas": the number in it. */
function firstNumber(text: string, { most, decimals }: Bounds): number | null {
  const number = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);
  return number > 0 && number <= most && (decimals || Number.isInteger(number)) ? number : null;
}

/** "Lado izquierdo" and "driver side" are left. */
const called = Object.fromEntries(
  hitSideIds.flatMap((side) => carFacts.hitSide.called[side].map((name) => [normaliseName(name), side] as const)),
);

const checks = {
  number: (bounds: Bounds): Check<number> =>
    readBy((text) => firstNumber(text, bounds), noNumber(bounds.most), "number"),
  text: ({ most }: Bounds): Check<string> => readBy((text) => (text.length <= most ? text : null), noneOf([])),
  yes: (): Check<boolean> => readBy(readYesNo, neitherYesNorNo),
  choice: (): Check<HitSide> => oneOf(hitSideIds, called),
};

const passedOver = {
  es: "no se entiende y se pasó por alto.",
  en: "cannot be read and was passed over.",
};

/** A file's columns for what may be known of a car; a cell that cannot be read loses no line. */
export const factColumns = Object.fromEntries(
  listFacts.map(([, { column, kind, doc, aliases, example, ...bounds }]): [string, Column] => [
    column,
    { aliases, doc: doc.en, example, check: checks[kind](bounds), passable: passedOver },
  ]),
) as FactCells;

type FactLine = { readonly [column in keyof FactCells]?: string | number | boolean | undefined };

/** A yard's engines are few. */
const readOften = remember(readEngine);

type FactValues = { [C in keyof FactColumns]?: FactColumns[C] | undefined };
const nothingSaid: FactValues = blankObject(listFacts.map(([, { column }]) => column));

/** What a line says of them in words for the engine, and in columns of their own. */
export function factValues(line: FactLine & { readonly engine?: string | undefined }): FactValues {
  const engine: Partial<CarFacts> = readOften(line.engine ?? "");
  return { ...nothingSaid, ...factColumnsOf((fact, { column }) => line[column as keyof FactLine] ?? engine[fact]) };
}
