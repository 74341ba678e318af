import { having, markOf, setMark } from "#app/marks.ts";
import type { Edition } from "#site/editions.ts";
import { asOf } from "../as-of.ts";
import { copy } from "../copy.ts";

const strip = () => document.querySelector<HTMLElement>(`main ${having("signal")}`);

/** The strip of a kept page, on one that the network brought. */
function addStrip(edition: Edition): HTMLElement {
  const made = document.createElement("div");
  made.setAttribute("role", "status");
  setMark(made, "signal", "none");
  const again = Object.assign(document.createElement("a"), { href: "", textContent: copy[edition].again });
  made.append(document.createElement("span"), " ", again);
  document.getElementById("main")?.prepend(made);
  return made;
}

function say(on: HTMLElement, bold: string, more: string): void {
  const word = Object.assign(document.createElement("b"), { textContent: bold });
  on.querySelector("span")?.replaceChildren(word, ` ${more}`);
}

/** Signal that comes and goes while a page is open, and forms that are sent without any. */
export function followSignal(edition: Edition): void {
  const words = copy[edition];
  const saved = markOf(document.documentElement, "saved");
  const at = saved ? new Date(saved) : new Date(performance.timeOrigin);
  const lost = () => {
    const on = strip() ?? addStrip(edition);
    setMark(on, "signal", "none");
    say(on, words.none, asOf(at, new Date(), edition));
  };
  const back = () => {
    const on = strip();
    if (!on) return;
    setMark(on, "signal", "back");
    say(on, words.back, asOf(at, new Date(), edition));
    on.querySelector("a")?.replaceChildren(words.fresh);
  };
  addEventListener("offline", lost);
  addEventListener("online", back);
  navigator.serviceWorker.addEventListener("message", ({ data }) => data === "fresh" && back());
  // It may have come before anybody listened here.
  navigator.serviceWorker.controller?.postMessage("listening");
  if (!navigator.onLine && !strip()) lost();
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "post" || navigator.onLine) return;
    event.preventDefault();
    say(strip() ?? addStrip(edition), words.none, words.notSent);
    strip()?.scrollIntoView({ block: "nearest" });
  });
}
