/**
 * The table in memory. Its text, that scripts/vin-table/make.ts writes: a line `vin-table 1 <date> <first> <last year>`; then
 * thrice a number and so many lines: values (a letter for the kind, then the text), schemas (`key value value⇥key …`) and
 * makers (`code⇥kind of vehicle⇥makes⇥plants⇥schema from to⇥…`, years less 1980, numbers of schemas and values in base 36);
 * `end`.
 */
export type VinTable = {
  /** Of the newest filing in it. */
  readonly date: string;
  readonly values: readonly string[];
  /** By the first three signs, and by these and 12 to 14 of makers who share three. */
  readonly makers: ReadonlyMap<string, Maker>;
  /** As they stand in the text: their patterns are read where they are. */
  readonly schemas: readonly string[];
};

export type Maker = {
  readonly code: string;
  /** NHTSA's number: 2 car, 3 truck, 5 bus, 7 multipurpose vehicle, 10 without a body. */
  readonly type: number;
  readonly makes: readonly string[];
  /** `from to signs|…`: eleventh signs that stand for an assembly plant in these years, where any were filed. */
  readonly plants: string;
  readonly uses: readonly Use[];
};
type Use = { readonly schema: number; readonly from: number; readonly to: number };

const title = /^vin-table 1 (\d{4}-\d\d-\d\d) \d{4} \d{4}$/;

/** Undefined for a text that is cut short, of another version or no table at all. */
export function openVinTable(text: string): VinTable | undefined {
  const rows = text.split("\n");
  const date = title.exec(rows[0] ?? "")?.[1];
  let at = 1;
  const take = () => {
    const from = at + 1;
    at = from + Number(rows[at]);
    return rows.slice(from, at);
  };
  const [values, schemas, makers] = [take(), take(), take()];
  if (date === undefined || rows[at] !== "end" || rows.length !== at + 1) return undefined;
  return { date, values, makers: readMakers(makers), schemas };
}

function readMakers(rows: readonly string[]): Map<string, Maker> {
  const makers = new Map<string, Maker>();
  for (const row of rows) {
    const [code = "", type, makes = "", plants = "", ...spans] = row.split("\t");
    const uses = spans.map((span) => {
      const [schema = "", from, to] = span.split(" ");
      return { schema: Number.parseInt(schema, 36), from: 1980 + Number(from), to: 1980 + Number(to) };
    });
    makers.set(code, { code, type: Number(type), makes: makes.split("/").filter(Boolean), plants, uses });
  }
  return makers;
}

/** Makers of few cars share a code that ends in 9, and are told apart by signs 12 to 14. */
export const findMaker = ({ makers }: VinTable, vin: string): Maker | undefined =>
  (vin.charAt(2) === "9" ? makers.get(vin.slice(0, 3) + vin.slice(11, 14)) : undefined) ?? makers.get(vin.slice(0, 3));

/** The make in our catalogue's spelling, where the maker's code is of one alone. */
export function findMake(table: VinTable, vin: string): string | undefined {
  const makes = findMaker(table, vin)?.makes ?? [];
  return makes.length === 1 ? makes[0] : undefined;
}
