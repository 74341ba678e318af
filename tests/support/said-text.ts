import { readFileSync } from "node:fs";
import { type Condition, conditions } from "#content/conditions.ts";
import { fillText } from "#content/fill-text.ts";
import type { Edition } from "#core/edition.ts";

const folder = new URL("../../content/pages/", import.meta.url);

/** A text as a chain says it that does everything but `without`, in the kept chain's word for its yards; facts stay placeholders. */
export function saidText(name: string, edition: Edition, without: readonly Condition[] = []): string {
  const said = Object.fromEntries(conditions.map((condition) => [condition, !without.includes(condition)]));
  return fillText(readFileSync(new URL(`${name}.${edition}.md`, folder), "utf8"), edition, {
    values: {},
    conditions: said,
  });
}
