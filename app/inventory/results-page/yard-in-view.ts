import { useSyncExternalStore } from "react";

/** The yard whose cars lie under the strip of yards: what the strip and the drawing of the yard show. */
let inView: number | undefined;
let watch: IntersectionObserver | undefined;
const listeners = new Set<() => void>();

/** Of a group of cars, `<section id="store-101">`. */
const yardIdOf = ({ id }: Element): number => Number(id.replace("store-", ""));

/** A band under the strip; a group of cars that reaches into it is in view. */
const band = "-80px 0px -70% 0px";

function look(): IntersectionObserver {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const [first] = [...seen].sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
      if (!first) return;
      inView = yardIdOf(first);
      for (const listener of listeners) listener();
    },
    { rootMargin: band },
  );
  for (const group of document.querySelectorAll(".yard-cars")) observer.observe(group);
  return observer;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  watch ??= look();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch?.disconnect();
    watch = undefined;
    inView = undefined;
  };
}

/** Undefined on the server, and until a group of cars has come under the strip. */
export const useYardInView = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => inView,
    () => undefined,
  );
