import type { DifferenceKey } from "#feeds/engine/peace/answer.ts";

/** A difference as a form names it. */
export const keyText = ({ kind, store_id, subject_id, field }: DifferenceKey): string =>
  [kind, store_id, subject_id, field].join(".");

export function readKey(text: string): DifferenceKey | undefined {
  const [kind, store, subject, field, ...more] = text.split(".");
  const [store_id, subject_id] = [Number(store), Number(subject)];
  if ((kind !== "car" && kind !== "price") || !field || more.length > 0) return undefined;
  if (!Number.isSafeInteger(store_id) || !Number.isSafeInteger(subject_id)) return undefined;
  return { kind, store_id, subject_id, field };
}
