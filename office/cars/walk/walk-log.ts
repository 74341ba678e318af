import type { QueueStorage } from "../../queue/queue.ts";
import type { Marks } from "./marks.ts";

/** A row that is being walked, as the device keeps it until it is finished. */
export type WalkLog = { store: number; row: string; of: number; at: string; marks: Marks };

const prefix = (who: string) => `office-walk ${who} `;
const nameOf = (who: string, store: number, row: string) => `${prefix(who)}${store} ${row}`;
/** What somebody saw so long ago is seen again. */
const oldMs = 20 * 3_600_000;

const isLog = (one: unknown): one is WalkLog =>
  typeof one === "object" && one !== null && ["store", "row", "of", "at", "marks"].every((name) => name in one);

function read(storage: QueueStorage, name: string, now: Date): WalkLog | undefined {
  try {
    const log: unknown = JSON.parse(storage.getItem(name) ?? "null");
    const age = isLog(log) ? Math.abs(now.getTime() - Date.parse(log.at)) : oldMs;
    return isLog(log) && age < oldMs ? log : undefined;
  } catch {
    return undefined;
  }
}

export const readLog = (storage: QueueStorage, who: string, store: number, row: string, now = new Date()) =>
  read(storage, nameOf(who, store, row), now);

/** The rows that this person has begun on this device and not finished. */
export const listLogs = (storage: QueueStorage, who: string, now = new Date()): WalkLog[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
    .filter((name) => name.startsWith(prefix(who)))
    .flatMap((name) => read(storage, name, now) ?? [])
    .sort((a, b) => (a.at < b.at ? 1 : -1));

export function writeLog(storage: QueueStorage, who: string, log: Omit<WalkLog, "at">, now = new Date()): void {
  // What was done is in the queue; without room only where one stood is forgotten.
  try {
    storage.setItem(nameOf(who, log.store, log.row), JSON.stringify({ ...log, at: now.toISOString() }));
  } catch {}
}

export const endLog = (storage: QueueStorage, who: string, store: number, row: string): void =>
  storage.removeItem(nameOf(who, store, row));
