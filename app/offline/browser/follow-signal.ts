import { having, setMark } from "#app/marks.ts";
import { copy } from "#app/offline/signal-copy.ts";
import { clockOf } from "#app/offline/when.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { addNote, removeNote } from "#app/shell/browser/notes.ts";
import { pageEdition } from "#app/shell/browser/page-edition.ts";

/** Signal that came or went, and a page that the network brought after the device's own was shown. */
export function followSignal(): void {
  const edition = pageEdition();
  const words = copy[edition];
  const opened = new Date(performance.timeOrigin);
  let note: HTMLElement | undefined;

  function lost() {
    if (document.querySelector(having("signal")) || note) return;
    note = document.createElement("div");
    note.className = "offer";
    const text = note.appendChild(document.createElement("p"));
    text.append(Object.assign(document.createElement("b"), { textContent: words.lost }));
    text.append(` ${words.lostMore(clockOf(opened, edition))}`);
    addNote(note);
    announce(text.textContent ?? "");
  }
  function back() {
    if (note) removeNote(note);
    note = undefined;
    const strip = document.querySelector(having("signal"));
    if (!strip) return announce(words.back);
    setMark(strip, "signal", "back");
    // What the page shows is still of then: the strip goes on saying of when.
    strip.querySelector("b")?.replaceChildren(words.back);
    strip.querySelector("a")?.replaceChildren(words.fresh);
  }
  addEventListener("offline", lost);
  addEventListener("online", back);
  navigator.serviceWorker.addEventListener("message", ({ data }) => data === "fresh" && back());
  // It may have come before anybody listened here.
  navigator.serviceWorker.controller?.postMessage("listening");
  if (!navigator.onLine) lost();
}
