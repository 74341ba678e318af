import { regions } from "./region.ts";

/** A numbered highway near a store, and its exit where it has one. */
export type Highway = {
  readonly kind: "interstate" | "us" | "state" | "province";
  /** The state or province, two letters; "" for the nation's own. */
  readonly region: string;
  readonly number: string;
  readonly exit: string;
};

const shape = /^(I|US|[A-Z]{2})[- ]?(\d{1,4}[A-Z]?)(?:,? (?:exit|salida) ([0-9A-Z-]{1,6}))?$/i;

function kindOf(sign: string): Highway["kind"] | undefined {
  if (sign === "I") return "interstate";
  if (sign === "US") return "us";
  if (sign in regions.US) return "state";
  return sign in regions.CA ? "province" : undefined;
}

/** "I-5 exit 22", "US-50", "CA-99", "BC-1 exit 45". */
export function findHighway(text: string): Highway | undefined {
  const [, prefix = "", number = "", exit = ""] = shape.exec(text.trim()) ?? [];
  const sign = prefix.toUpperCase();
  const kind = kindOf(sign);
  const region = kind === "state" || kind === "province" ? sign : "";
  return kind && { kind, region, number: number.toUpperCase(), exit: exit.toUpperCase() };
}

/** As it stands in files and in the database. */
function writeHighway({ kind, region, number, exit }: Highway): string {
  const sign = kind === "interstate" ? "I" : kind === "us" ? "US" : region;
  return `${sign}-${number}${exit && ` exit ${exit}`}`;
}

const most = 4;

/** All of a cell, with | between; undefined when one of them is none, or they are too many for a sign. */
export function findHighways(text: string): Highway[] | undefined {
  const parts = text.split("|").filter((part) => part.trim() !== "");
  const found = parts.flatMap((part) => findHighway(part) ?? []);
  return found.length === parts.length && found.length <= most ? found : undefined;
}

export const writeHighways = (highways: readonly Highway[]): string => highways.map(writeHighway).join("|");
