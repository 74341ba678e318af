import { readTable } from "./read-table.ts";

/** What a model was sold with in some years. */
export type EngineLine = {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
  readonly engines: readonly { readonly engine: string; readonly rare: boolean }[];
  /** "" is the plain one. A trim with engines came with these alone. */
  readonly trims: readonly { readonly trim: string; readonly engines: readonly string[] }[];
};

const splitBy = (text: string, by: string) => (text === "" ? [] : text.split(by));

/**
 * data/engines.tsv: `make model from to engines trims`. Engines `2.5L I4, ~2.5L I4 Hybrid`, a tilde before what is rare;
 * trims `LE; XSE: 3.5L V6`, a trim's own engines behind the colon.
 */
export const readEngineLines = (): EngineLine[] =>
  readTable("engines").map(([make = "", model = "", from, to, engines = "", trims = ""]) => ({
    make,
    model,
    from: Number(from),
    to: Number(to),
    engines: splitBy(engines, ", ").map((text) => ({ engine: text.replace("~", ""), rare: text.startsWith("~") })),
    trims: splitBy(trims, "; ").map((text) => {
      const [trim = "", own = ""] = text.split(": ");
      return { trim: trim === "Base" ? "" : trim, engines: splitBy(own, ", ") };
    }),
  }));
