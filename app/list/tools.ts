import type { Edition } from "#core/edition.ts";
import type { YardFile } from "#core/yard-file.ts";
import type { Want } from "./book.ts";

/** How tools name their sizes: "dados de 8 a 10 mm", "dado de 10 mm", "8–10 mm sockets", "10 mm socket". */
const sized = [
  { pattern: /^(dado|llave)s? de (\d+)(?: a (\d+))? mm$/, kind: 1, from: 2, to: 3 },
  { pattern: /^(\d+)(?:–(\d+))? mm (socket|wrench)(?:e?s)?$/, kind: 3, from: 1, to: 2 },
] as const;

type Sized = { kind: string; from: number; to: number };

function readSizes(tool: string): Sized | undefined {
  for (const { pattern, kind, from, to } of sized) {
    const found = pattern.exec(tool);
    if (found) return { kind: found[kind] ?? "", from: Number(found[from]), to: Number(found[to] ?? found[from]) };
  }
  return undefined;
}

function nameOf({ kind, from, to }: Sized): string {
  if (kind === "dado" || kind === "llave")
    return from === to ? `${kind} de ${from} mm` : `${kind}s de ${from} a ${to} mm`;
  const many = kind === "wrench" ? "wrenches" : `${kind}s`;
  return from === to ? `${from} mm ${kind}` : `${from}–${to} mm ${many}`;
}

/** Sockets and wrenches of all parts together: 8–10, 10–12 and 10–17 mm are 8–17 mm. They stand where the first stood. */
export function joinSizes(tools: readonly string[]): string[] {
  const all = tools.map((tool) => ({ tool, size: readSizes(tool) }));
  const joined: Sized[] = [];
  const sizes = all.flatMap(({ size }) => size ?? []).sort((a, b) => a.from - b.from || a.to - b.to);
  for (const size of sizes) {
    const before = joined.findLast(({ kind }) => kind === size.kind);
    if (before && size.from <= before.to) before.to = Math.max(before.to, size.to);
    else joined.push({ ...size });
  }
  const holding = (size: Sized) =>
    joined.find(({ kind, from, to }) => kind === size.kind && from <= size.from && size.to <= to) ?? size;
  return [...new Set(all.map(({ tool, size }) => (size ? nameOf(holding(size)) : tool)))];
}

/** What to bring for all parts that are still to be pulled, each tool once; empty where nobody has said. */
export function toolsFor(file: YardFile | undefined, wants: readonly Want[], edition: Edition): string[] {
  const wanted = new Set(wants.filter(({ state }) => state === "open").map(({ part }) => part));
  const sets = new Set(file?.parts.filter(({ id }) => wanted.has(id)).map(({ tools }) => file.tools[tools]));
  return joinSizes([...new Set([...sets].flatMap((tools) => tools?.[edition] ?? []))]);
}
