import { outboxCopy } from "#app/forms/copy.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { addNote, removeNote } from "#app/shell/browser/notes.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";

type BarState = "waiting" | "sending" | "sent" | "refused" | "expired";
type Actions = { now(): void; drop(): void; mend(): void };

let bar: HTMLElement | undefined;

function button(text: string, look: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = look;
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

export function closeBar(): void {
  if (bar) removeNote(bar);
  bar = undefined;
}

/** Tells, on whatever page the visitor is, what waits on this device, and what became of it. */
export function showBar(state: BarState, form: string, { now, drop, mend }: Actions, detail = ""): void {
  const edition = pageEdition();
  const words = outboxCopy[edition];
  if (!bar) {
    bar = document.createElement("aside");
    bar.className = "offer outbox";
    bar.setAttribute("aria-label", words.label);
    const text = document.createElement("p");
    bar.append(text);
    addNote(bar);
  }
  const [text, ...buttons] = bar.children;
  const focused = buttons.includes(document.activeElement as Element);
  for (const old of buttons) old.remove();
  const said = [words[state](form), detail].filter(Boolean).join(" ");
  if (text) text.textContent = said;
  if (state !== "sending") announce(said);
  if (state === "waiting") {
    bar.append(button(words.now, "btn", now), button(words.drop, "btn btn--line", drop));
  } else if (state === "refused") {
    bar.append(button(words.mend, "btn", mend), button(words.drop, "btn btn--line", drop));
  } else if (state !== "sending") bar.append(button(words.close, "btn btn--line", closeBar));
  if (focused) bar.querySelector("button")?.focus();
}
