import type { ActAnswer, NotedAct, Refusal } from "./noted-act.ts";

export type QueueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** An act on the device: `label` is how it is shown while it waits; `fresh`: it never went out. */
export type KeptAct = NotedAct & { label: string; name: string; fresh?: true; refused?: Refusal };
export type Others = { who: string; name: string; count: number };

const prefix = "office-act ";
/** One entry an act: two pages of a device never write over each other's. A device may be used by several people. */
const entryOf = (who: string, order: number, key: string) => `${prefix}${who} ${String(order).padStart(9, "0")} ${key}`;

type Entry = { name: string; who: string; order: number };

function listEntries(storage: QueueStorage): Entry[] {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const [who = "", order = ""] = name.slice(prefix.length).split(" ");
      return { name, who, order: Number(order) };
    })
    .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}

const isAct = (one: unknown): one is KeptAct =>
  typeof one === "object" && one !== null && ["key", "kind", "noted", "about", "label"].every((name) => name in one);

function readEntry(storage: QueueStorage, { name }: Entry): KeptAct[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? "null");
    return isAct(kept) ? [kept] : [];
  } catch {
    return [];
  }
}

/** What this person has on this device, in the order in which it was noted: what waits, and what was refused. */
export const listActs = (storage: QueueStorage, who: string): KeptAct[] =>
  listEntries(storage)
    .filter((entry) => entry.who === who)
    .flatMap((entry) => readEntry(storage, entry));

export const listWaiting = (storage: QueueStorage, who: string): KeptAct[] =>
  listActs(storage, who).filter(({ refused }) => !refused);

/** What others have waiting here, until they come in again themselves or somebody decides about it. */
export function listOthers(storage: QueueStorage, who: string): Others[] {
  const others = Map.groupBy(
    listEntries(storage).filter((entry) => entry.who !== who),
    (entry) => entry.who,
  );
  return [...others].flatMap(([other, entries]) => {
    const acts = entries.flatMap((entry) => readEntry(storage, entry));
    return acts.length > 0 ? [{ who: other, name: acts.at(-1)?.name ?? "", count: acts.length }] : [];
  });
}

const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Hears of what is noted and sent on this device, in other tabs too. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export type ToNote = Pick<NotedAct, "kind" | "about"> & { label: string };
export type Person = { who: string; name: string };

/** Keeps an act on the device; false: there is no room, and it is not kept. Nothing is said to be done before this is true. */
export function noteAct(
  storage: QueueStorage,
  { who, name }: Person,
  { kind, about, label }: ToNote,
  key: string,
  now = new Date(),
): boolean {
  const order = Math.max(0, ...listEntries(storage).map((entry) => entry.order)) + 1;
  const act: KeptAct = { key, kind, noted: now.toISOString(), about, label, name, fresh: true };
  try {
    storage.setItem(entryOf(who, order, key), JSON.stringify(act));
  } catch {
    return false;
  }
  changed();
  return true;
}

const findEntry = (storage: QueueStorage, key: string) =>
  listEntries(storage).find(({ name }) => name.endsWith(` ${key}`));

/** Takes an act off this device. */
export function dropAct(storage: QueueStorage, key: string): void {
  const entry = findEntry(storage, key);
  if (entry) storage.removeItem(entry.name);
  changed();
}

/** "noted": what became of it nobody knows yet, so the office undoes it after it. */
export type TakenBack = "dropped" | "noted" | "full";

/** Takes back an act whose answer has not come: one that never went out is gone; after any other goes one that undoes it. */
export function takeBack(
  storage: QueueStorage,
  me: Person,
  { key, ...act }: Omit<ToNote, "kind"> & { key: string },
  ownKey: string,
): TakenBack {
  const entry = findEntry(storage, key);
  const [kept] = entry ? readEntry(storage, entry) : [];
  const isFresh = kept?.fresh === true;
  const back = { kind: "back", label: act.label, about: { ...act.about, of: key } };
  if (!isFresh && !noteAct(storage, me, back, ownKey)) return "full";
  dropAct(storage, key);
  return isFresh ? "dropped" : "noted";
}

/** Takes over what somebody else left here, to be sent in one's own name; it keeps saying who noted it. */
export function adoptActs(storage: QueueStorage, from: string, me: Person): void {
  for (const entry of listEntries(storage).filter(({ who }) => who === from)) {
    const [act] = readEntry(storage, entry);
    if (act) {
      const { refused: _, ...rest } = act;
      try {
        storage.setItem(
          entryOf(me.who, entry.order, act.key),
          JSON.stringify({ ...rest, by: act.name, name: me.name }),
        );
      } catch {
        break;
      }
    }
    storage.removeItem(entry.name);
  }
  changed();
}

export function dropOthers(storage: QueueStorage, who: string): void {
  for (const entry of listEntries(storage)) if (entry.who === who) storage.removeItem(entry.name);
  changed();
}

/** What was refused stays in sight with its reason, until somebody has seen to it. */
function keepRefused(storage: QueueStorage, key: string, refused: Refusal): void {
  const entry = findEntry(storage, key);
  const [act] = entry ? readEntry(storage, entry) : [];
  // No more room for its reason: it waits on, and is asked again.
  try {
    if (entry && act) storage.setItem(entry.name, JSON.stringify({ ...act, refused }));
  } catch {}
}

/** It goes out: from here on the office may have done it. Shorter than it was, it always has room. */
function keepSent(storage: QueueStorage, key: string): void {
  const entry = findEntry(storage, key);
  const [act] = entry ? readEntry(storage, entry) : [];
  if (!entry || !act?.fresh) return;
  const { fresh: _, ...sent } = act;
  storage.setItem(entry.name, JSON.stringify(sent));
}

/** "unsent": there was no signal, or the office cannot work now; "signedOut": nobody is signed in. */
export type Sent = ActAnswer[] | "unsent" | "signedOut";

type Sending = {
  send: (acts: NotedAct[]) => Promise<Sent>;
  atOnce: number;
  /** Hears each answer as it comes. */
  tell?: (answers: readonly ActAnswer[]) => void;
};

/**
 * Sends what waits, in order, some at a time; what cannot be sent stays, with all that came after it. Only what was answered
 * leaves: another page of this device may have sent it too, and the office does it once.
 */
export async function sendActs(
  storage: QueueStorage,
  who: string,
  { send, atOnce, tell }: Sending,
): Promise<{ answers: ActAnswer[]; stopped: "unsent" | "signedOut" | undefined }> {
  const answers: ActAnswer[] = [];
  for (;;) {
    const waiting = listWaiting(storage, who).filter(({ key }) => !answers.some((answer) => answer.key === key));
    if (waiting.length === 0) return { answers, stopped: undefined };
    const acts = waiting
      .slice(0, atOnce)
      .map(({ key, kind, noted, about, by }) => ({ key, kind, noted, about, ...(by !== undefined && { by }) }));
    for (const { key } of acts) keepSent(storage, key);
    const sent = await send(acts);
    if (typeof sent === "string") return { answers, stopped: sent };
    if (sent.length === 0) return { answers, stopped: "unsent" };
    for (const answer of sent) {
      answers.push(answer);
      if (answer.refused) keepRefused(storage, answer.key, answer.refused);
      else {
        const entry = findEntry(storage, answer.key);
        if (entry) storage.removeItem(entry.name);
      }
    }
    tell?.(sent);
    changed();
  }
}
