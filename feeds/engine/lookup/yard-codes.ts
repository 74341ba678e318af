import { readYardCodes, type YardCodeLine } from "#data/reference.ts";
import { normaliseName } from "#feeds/engine/columns.ts";

/**
 * How yards' programs shorten makes, models, columns and colours: the usual ways, a guess that the yard confirms. Of two
 * letters programs mean different things: such a sign is not sure.
 */
const readCodes = (): YardCodeLine[] =>
  readYardCodes().map((line) => ({ ...line, code: normaliseName(line.code), make: normaliseName(line.make) }));

type Meaning = Pick<YardCodeLine, "means" | "sure">;
type Codes = {
  of: Map<string, Meaning>;
  /** By a model's sign that means it without its make too: the make. */
  makeOfModel: Map<string, string>;
};

let codes: Codes | undefined;

function open(): Codes {
  const all = readCodes();
  return {
    of: new Map(all.map(({ kind, code, make, ...meaning }) => [`${kind} ${make} ${code}`, meaning])),
    makeOfModel: new Map(all.filter(({ kind, alone }) => kind === "model" && alone).map((one) => [one.code, one.make])),
  };
}

/** What a sign of a kind means, a model's beside its make. */
export function findCode(kind: string, sign: string, make = ""): Meaning | undefined {
  codes ??= open();
  return codes.of.get(`${kind} ${normaliseName(make)} ${normaliseName(sign)}`);
}

/** The plain name of the make that a model's sign alone speaks of. */
export function findMakeOfModel(sign: string): string | undefined {
  codes ??= open();
  return codes.makeOfModel.get(normaliseName(sign));
}
