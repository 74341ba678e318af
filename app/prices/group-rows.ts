import type { Edition } from "#core/edition.ts";
import type { PricedPart } from "#core/part.ts";
import type { PartCaution } from "#core/part-caution.ts";
import { compareKinds, type KindWord, splitKind } from "#core/part-kinds.ts";

/** A part at its price of today. */
export type Line = { part: PricedPart; saleCents: number | undefined; caution: PartCaution };
/** One of several that share a row. */
export type Kind = Line & { kind: readonly KindWord[] };
/** A row of the list: a part, or the kinds that one comes in, those of one price together. */
export type Row = { name: string; prices: readonly (readonly Kind[])[] };

export const priceOf = ({ part, saleCents }: Pick<Line, "part" | "saleCents">): number => saleCents ?? part.priceCents;

/** What stands once in a row is the same for all in it. */
const rowKey = ({ coreCents, note }: PricedPart, base: string, edition: Edition) =>
  `${base}|${coreCents}|${note[edition]}`;

/** Which parts of the whole list share a row, so that a search shows them as the list does. */
export function sharedRows(parts: readonly PricedPart[], edition: Edition): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const part of parts) {
    const { base, kind } = splitKind(part.name[edition], edition);
    if (kind.length === 0) continue;
    const key = rowKey(part, base, edition);
    if (seen.has(key)) shared.add(key);
    seen.add(key);
  }
  return shared;
}

/** By name, as the lines come; the kinds of a part in the order in which people name them. */
export function groupRows(lines: readonly Line[], shared: ReadonlySet<string>, edition: Edition): Row[] {
  const rows = new Map<string, { name: string; kinds: Kind[] }>();
  for (const line of lines) {
    const name = line.part.name[edition];
    const { base, kind } = splitKind(name, edition);
    const key = rowKey(line.part, base, edition);
    if (kind.length === 0 || !shared.has(key)) {
      rows.set(`${line.part.id}`, { name, kinds: [{ ...line, kind: [] }] });
      continue;
    }
    const row = rows.get(key) ?? { name: base, kinds: [] };
    rows.set(key, row);
    row.kinds.push({ ...line, kind });
  }
  return [...rows.values()].map(({ name, kinds }) => ({
    name,
    prices: [
      ...Map.groupBy(
        kinds.sort((a, b) => compareKinds(a.kind, b.kind)),
        ({ part, saleCents }) => `${part.priceCents} ${saleCents}`,
      ).values(),
    ],
  }));
}

/** Whether a row's parts are chosen by chips. */
export const hasKinds = ({ prices }: Row): boolean => (prices[0]?.[0]?.kind.length ?? 0) > 0;
export const firstOf = ({ prices }: Row): Kind => prices[0]?.[0] as Kind;
