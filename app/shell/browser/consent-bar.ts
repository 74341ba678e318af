import { markOf } from "#app/marks.ts";
import { type Edition, otherEdition } from "#site/editions.ts";
import { announce } from "./announce.ts";
import { type Consent, choose, consent, type Kind } from "./consent.ts";
import { consentCopy } from "./copy.ts";
import { addNote, removeNote } from "./notes.ts";
import { pageEdition } from "./page-edition.ts";

function button(text: string, choice: Consent): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "btn btn--line";
  made.textContent = text;
  made.addEventListener("click", () => choose(choice));
  return made;
}

/** Whoever is offered the other edition is asked in its language: a yes that was not understood is none. */
function asked(): { edition: Edition; lang: string } {
  const here = pageEdition();
  if (markOf(document.documentElement, "offer") !== "on") return { edition: here, lang: "" };
  const edition = otherEdition(here);
  return { edition, lang: edition };
}

/** Asks once, beside the page and not over it: yes and no look the same, and nothing waits for the answer. */
export function askForConsent(kind: Kind): void {
  const { edition, lang } = asked();
  const words = consentCopy[edition];
  const bar = document.createElement("aside");
  bar.className = "offer";
  bar.setAttribute("aria-label", words.label);
  if (lang) bar.lang = lang;
  const text = document.createElement("p");
  const question = document.createElement("b");
  question.textContent = words[kind];
  text.append(question, ` ${words.either}`);
  bar.append(text, button(words.no, "no"), button(words.yes, "yes"));
  addNote(bar);
  announce(`${words.label}. ${text.textContent}`, lang);
  // Answered here, in the preferences, or on another page that Back brings this one after.
  const leave = () => {
    if (consent()) removeNote(bar);
  };
  document.addEventListener("consent", leave);
  addEventListener("pageshow", leave);
}
