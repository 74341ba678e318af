/** A car that was put into a row: by its number, because there may be no signal to ask which one it is. */
export type NotedMove = { text: string; row: string; noted: string };

type Kept = Pick<Storage, "getItem" | "setItem">;

const key = "office-moves";

const isMove = (one: unknown): one is NotedMove =>
  typeof one === "object" && one !== null && ["text", "row", "noted"].every((name) => name in one);

/** What waits on this device, in the order in which it was noted. */
export function readQueue(storage: Kept): NotedMove[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "[]") as unknown;
    return Array.isArray(kept) ? kept.filter(isMove) : [];
  } catch {
    return [];
  }
}

export const writeQueue = (storage: Kept, moves: readonly NotedMove[]): void =>
  storage.setItem(key, JSON.stringify(moves));

/** "sent": the office took it or said no, in words. "unsent": there was no signal, or nobody is signed in. */
export type Sent = { sent: string; bad: boolean } | "unsent";

const isSame = (a: NotedMove, b: NotedMove) => a.text === b.text && a.row === b.row && a.noted === b.noted;

/**
 * Sends what waits, one after the other; what cannot be sent stays, with all that came after it. Only what was sent leaves:
 * meanwhile another page of this device may have sent it too.
 */
export async function sendQueue(storage: Kept, send: (move: NotedMove) => Promise<Sent>): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (let [move] = readQueue(storage); move; [move] = readQueue(storage)) {
    const answer = await send(move);
    answers.push(answer);
    if (answer === "unsent") break;
    const sent = move;
    writeQueue(
      storage,
      readQueue(storage).filter((one) => !isSame(one, sent)),
    );
  }
  return answers;
}

/** The rows beside the one that was set last, for the thumb. */
export function rowsNear(last: string): string[] {
  if (!/^\d{1,3}$/.test(last)) return [];
  const middle = Math.max(3, Number(last));
  return [-2, -1, 0, 1, 2].map((step) => String(middle + step));
}

/** A VIN out of a bar code, some of which begin with a sign of their own; any other code as it is. */
export const codeText = (code: string): string =>
  /[A-HJ-NPR-Z0-9]{17}$/.exec(code.trim().toUpperCase())?.[0] ?? code.trim();
