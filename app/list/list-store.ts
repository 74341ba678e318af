import { showListCount } from "#app/shell/browser/list-count.ts";
import { forget, recall, tryRemember } from "#app/shell/browser/storage.ts";
import { type Book, bookShape, emptyBook } from "./book.ts";
import { type Change, countAll, isTooMuch } from "./changes.ts";
import { readBook } from "./read-book.ts";
import { isShaped } from "./shape.ts";

/** What the device keeps of the lists: all of them as one text, how many things that is, and a text that no release could read. */
export const listKeys = { book: "list", count: "list-count", broken: "list-broken" } as const;

/** Why a change was not kept: no room, storage refused, more than a list holds, what no list holds, or a newer release's. */
export type Refusal = "full" | "refused" | "most" | "odd" | "newer";

const mostSteps = 30;
const undoKey = (turn: number) => `yonke.list-undo-${turn}`;

/** What was kept before the change of this number ("": nothing), while this tab is open; one by one, for a list may be long. */
function recallStep(turn: number): string | null {
  try {
    return sessionStorage.getItem(undoKey(turn));
  } catch {
    return null;
  }
}
function forgetSteps(from: number, to: number): void {
  for (let turn = from; turn <= to; turn++) sessionStorage.removeItem(undoKey(turn));
}
function rememberStep(turn: number, before: string): void {
  try {
    forgetSteps(turn - mostSteps, turn - mostSteps);
    sessionStorage.setItem(undoKey(turn), before);
  } catch {
    // No room: the older ones go.
    try {
      forgetSteps(turn - mostSteps, turn);
      sessionStorage.setItem(undoKey(turn), before);
    } catch {}
  }
}

type Listener = (book: Book) => void;
const listeners = new Set<Listener>();
/** Read once for all of them: a page may have a hundred buttons. */
const tell = () => {
  showListCount();
  const now = getBook();
  for (const listener of listeners) listener(now);
};

let text: string | null = null;
let book: Book = emptyBook;
/** Why what is kept must not be written over. */
let shut: Refusal | undefined;

/** What cannot be read is put aside, so that nothing is lost and nothing breaks; where it cannot be, it stays. */
function read(kept: string): Book {
  const found = readBook(kept);
  if ("book" in found) return found.book;
  const aside = found.trouble === "newer" ? "newer" : tryRemember(listKeys.broken, kept);
  if (aside === "kept") {
    forget(listKeys.book);
    forget(listKeys.count);
    text = null;
  } else shut = aside;
  return emptyBook;
}

/** The lists; the same object while the same is kept, as React asks of a store. */
export function getBook(): Book {
  const kept = recall(listKeys.book);
  if (kept === text) return book;
  text = kept;
  shut = undefined;
  book = kept === null ? emptyBook : read(kept);
  return book;
}

function keep(next: Book): Refusal | undefined {
  if (isTooMuch(next)) return "most";
  // What would not be read again must not stand in the place of what is.
  if (!isShaped(bookShape, next)) return "odd";
  const written = JSON.stringify(next);
  const kept = tryRemember(listKeys.book, written);
  if (kept !== "kept") return kept;
  tryRemember(listKeys.count, String(countAll(next)));
  [text, book] = [written, next];
  tell();
  return undefined;
}

/** Makes a change, to be undone; always on what is kept now, which another tab may have written. */
export function changeBook(change: Change): Refusal | undefined {
  const before = getBook();
  if (shut) return shut;
  const next = change(before);
  if (next === before) return undefined;
  const turn = before.turn + 1;
  const kept = text ?? "";
  const refusal = keep({ ...next, turn });
  if (!refusal) rememberStep(turn, kept);
  return refusal;
}

/** A newer row or price, another list opened: what nobody undoes. */
export function freshenBook(change: Change): void {
  const before = getBook();
  const next = shut ? before : change(before);
  if (next !== before) keep(next);
}

/** Nothing to undo when another tab has changed something since. */
export const canUndo = (): boolean => recallStep(getBook().turn) !== null;

/** `fresh` says again what is newer than the book of before. */
export function undo(fresh: Change = (before) => before): void {
  const { turn } = getBook();
  const kept = recallStep(turn);
  if (kept === null) return;
  forgetSteps(turn, turn);
  const found = kept === "" ? { book: emptyBook } : readBook(kept);
  if ("book" in found) keep(fresh(found.book));
}

export function subscribe(listener: Listener): () => void {
  if (listeners.size === 0) addEventListener("storage", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", tell);
  };
}

export const brokenList = (): string | null => recall(listKeys.broken);
export const dropBroken = (): void => {
  forget(listKeys.broken);
  tell();
};
