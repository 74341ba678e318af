import { having, setMark } from "#app/marks.ts";
import type { Edition } from "#site/editions.ts";
import { offerCopy } from "./copy.ts";
import { addNote, removeNote } from "./notes.ts";
import { pageEdition } from "./page-edition.ts";
import { preferredEdition } from "./preferred-edition.ts";
import { recall, remember } from "./storage.ts";

function bar(edition: Edition, link: HTMLAnchorElement): HTMLElement {
  const words = offerCopy[edition];
  const aside = document.createElement("aside");
  aside.className = "offer";
  aside.lang = edition;
  aside.setAttribute("aria-label", words.text);
  const text = document.createElement("p");
  text.textContent = words.text;
  const go = document.createElement("a");
  go.className = "btn";
  go.href = link.href;
  go.hreflang = edition;
  setMark(go, "language", "");
  go.textContent = words.go;
  const stay = document.createElement("button");
  stay.className = "btn btn--line";
  stay.type = "button";
  stay.textContent = words.stay;
  aside.append(text, go, stay);
  return aside;
}

/** Offers the other edition to a browser that prefers it: once, dismissible, never a redirect. Then `answered`. */
export function offerLanguage(answered: () => void): void {
  const here = pageEdition();
  const other: Edition = here === "en" ? "es" : "en";
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest?.(`a${having("language")}`)) remember("language", other);
  });
  const link = document.querySelector<HTMLAnchorElement>(`a${having("language")}`);
  if (!link || recall("language") || preferredEdition(navigator.languages) !== other) {
    answered();
    return;
  }
  const aside = bar(other, link);
  aside.querySelector("button")?.addEventListener("click", () => {
    remember("language", here);
    removeNote(aside);
    answered();
  });
  addNote(aside);
}
