import { useSyncExternalStore } from "react";
import type { ActAnswer } from "./noted-act.ts";
import {
  type KeptAct,
  listActs,
  listOthers,
  noteAct,
  type Others,
  type Person,
  subscribe,
  type TakenBack,
  type ToNote,
  takeBack as takeBackIn,
} from "./queue.ts";

/** The same object as long as the same is kept: React compares. */
function remembering<T>(read: () => T): () => T {
  let last: { text: string; value: T } | undefined;
  return () => {
    const value = read();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  };
}

const actsOf = new Map<string, () => KeptAct[]>();
const othersOf = new Map<string, () => Others[]>();
const readerIn = <T>(readers: Map<string, () => T>, who: string, read: () => T) => {
  const reader = readers.get(who) ?? remembering(read);
  readers.set(who, reader);
  return reader;
};

const noActs: KeptAct[] = [];
const noOthers: Others[] = [];

/** What this person has on this device: what waits, and what was refused. */
export const useActs = (who: string): KeptAct[] =>
  useSyncExternalStore(
    subscribe,
    readerIn(actsOf, who, () => listActs(localStorage, who)),
    () => noActs,
  );

export const useOthers = (who: string): Others[] =>
  useSyncExternalStore(
    subscribe,
    readerIn(othersOf, who, () => listOthers(localStorage, who)),
    () => noOthers,
  );

type Hearer = (answers: readonly ActAnswer[]) => void;
const hearers = new Set<Hearer>();

/** What the office answered, for the page whose acts they were. */
export function onAnswers(hearer: Hearer): () => void {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
}
export const tellAnswers: Hearer = (answers) => {
  for (const hearer of hearers) hearer(answers);
};

const wakers = new Set<() => void>();
export function onNoted(waker: () => void): () => void {
  wakers.add(waker);
  return () => wakers.delete(waker);
}

/** Keeps an act and has it sent; its key, or undefined where the device has no room for it. */
export function note(person: Person, act: ToNote): string | undefined {
  const key = newKey();
  if (!noteAct(localStorage, person, act, key)) return undefined;
  for (const wake of wakers) wake();
  return key;
}

export function takeBack(person: Person, act: Omit<ToNote, "kind"> & { key: string }): TakenBack {
  const back = takeBackIn(localStorage, person, act, newKey());
  if (back === "noted") for (const wake of wakers) wake();
  return back;
}

/** `crypto.randomUUID` is only where the page came by https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
