/** A car that was put into a row: by its number, because there may be no signal to ask which one it is. */
export type NotedMove = { text: string; row: string; noted: string };

type QueueStorage = Pick<Storage, "getItem" | "setItem" | "key" | "length">;

const prefix = "office-moves ";
/** A device may be used by several: nobody sends in another's name. */
const keyOf = (who: string) => prefix + who;

const isMove = (one: unknown): one is NotedMove =>
  typeof one === "object" && one !== null && ["text", "row", "noted"].every((name) => name in one);

/** What this person has waiting on this device, in the order in which it was noted. */
export function readQueue(storage: QueueStorage, who: string): NotedMove[] {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(who)) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isMove) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

/** Hears of what is noted and sent on this device, in other tabs too. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function write(storage: QueueStorage, key: string, text: string): void {
  storage.setItem(key, text);
  for (const listener of listeners) listener();
}

export const writeQueue = (storage: QueueStorage, who: string, moves: readonly NotedMove[]): void =>
  write(storage, keyOf(who), JSON.stringify(moves));

const rowKey = (who: string) => `office-row ${who}`;

/** The row that this person set last on this device: the next car is likely to stand near it, also tomorrow. */
export const readLastRow = (storage: QueueStorage, who: string): string => storage.getItem(rowKey(who)) ?? "";
export const writeLastRow = (storage: QueueStorage, who: string, row: string): void => write(storage, rowKey(who), row);

/** How much others have waiting here, until they come in again themselves. */
export function countOthers(storage: QueueStorage, who: string): number {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return keys
    .filter((key) => key.startsWith(prefix) && key !== keyOf(who))
    .reduce((sum, key) => sum + readQueue(storage, key.slice(prefix.length)).length, 0);
}

/**
 * "sent": the office took it or said no, in words, with the run by which it is taken back. "unsent": there was no signal, or
 * nobody is signed in.
 */
export type SendResult = { sent: string; bad: boolean; run?: number | undefined } | "unsent";

const isSame = (a: NotedMove, b: NotedMove) => a.text === b.text && a.row === b.row && a.noted === b.noted;

/**
 * Sends what waits, one after the other; what cannot be sent stays, with all that came after it. Only what was sent leaves:
 * meanwhile another page of this device may have sent it too.
 */
export async function sendQueue(
  storage: QueueStorage,
  who: string,
  send: (move: NotedMove) => Promise<SendResult>,
): Promise<SendResult[]> {
  const answers: SendResult[] = [];
  for (let [move] = readQueue(storage, who); move; [move] = readQueue(storage, who)) {
    const answer = await send(move);
    answers.push(answer);
    if (answer === "unsent") break;
    const sent = move;
    writeQueue(
      storage,
      who,
      readQueue(storage, who).filter((one) => !isSame(one, sent)),
    );
  }
  return answers;
}

/** The rows beside the one that was set last, for the thumb. */
export function rowsNear(last: string): string[] {
  const [, section = "", number] = /^([A-Z]{0,3}-?)(\d{1,3})$/i.exec(last) ?? [];
  if (number === undefined) return [];
  const middle = Math.max(3, Number(number));
  return [-2, -1, 0, 1, 2].map((step) => section + String(middle + step).padStart(number.length, "0"));
}

/** A VIN out of a bar code, some of which begin with a sign of their own; any other code as it is. */
export const codeText = (code: string): string =>
  /[A-HJ-NPR-Z0-9]{17}$/.exec(code.trim().toUpperCase())?.[0] ?? code.trim();
