import { deviceValue } from "#app/device-value.ts";
import type { YardStore } from "#core/yard-file.ts";
import { yardFactsPath } from "#site/yard-files.ts";

/** The yard that this device looked at last, with its hours as they were then. */
export type MyYard = { readonly facts: YardStore; readonly at: string };

export function readMyYard(kept: unknown): MyYard | undefined {
  const yard = kept as Partial<MyYard> | null;
  const { id, name, slug, hours, yardHours } = yard?.facts ?? {};
  // Hours that nobody has said are null: without them it is this device's yard all the same.
  const timed = hours?.week !== undefined && (yardHours === null || yardHours?.week !== undefined);
  const whole = typeof id === "number" && name && slug && timed && yard?.at;
  return whole ? (yard as MyYard) : undefined;
}

export const myYard = deviceValue("yard", readMyYard);

const freshMs = 6 * 3_600_000;

/** Remembers a yard as this device's own; its hours are asked for again when they are some hours old. */
export async function noteYard(id: number): Promise<void> {
  const kept = myYard.get();
  if (kept?.facts.id === id && Date.now() - Date.parse(kept.at) < freshMs) return;
  const answer = await fetch(yardFactsPath(id)).catch(() => undefined);
  if (!answer?.ok) return;
  const yard = readMyYard({ facts: await answer.json(), at: new Date().toISOString() });
  if (yard) myYard.set(yard);
}
