import { useEffect, useRef, useState } from "react";
import { lastVisits } from "#app/inventory/last-visits.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import type { Suggestion, Understood } from "#stock/suggestions.ts";
import { boxCopy } from "./box-copy.ts";
import { fetchSuggestions, isSlowLine } from "./fetch-suggestions.ts";

export type Option = Omit<Suggestion, "kind"> & { readonly kind: Suggestion["kind"] | "recent" };
export type Shown = {
  readonly typed: string;
  readonly understood: readonly Understood[];
  readonly options: readonly Option[];
};

const nothing: Shown = { typed: "", understood: [], options: [] };
/** Nobody reads suggestions between two letters. */
const pauseMs = 120;
const recentOnes = 4;

/** The searches that this device saw last. */
const listRecent = (): Option[] =>
  Object.values(lastVisits.get() ?? {})
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .flatMap(({ name, href }) => (name && href ? { kind: "recent", text: name, note: "", count: "", url: href } : []))
    .slice(0, recentOnes) as Option[];

/** What may be meant by what is typed; the newest line alone counts, and an answer that fails says nothing. */
export function useSuggestions() {
  const words = useCopy(boxCopy);
  const edition = useEdition();
  const [shown, setShown] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(timer.current);
    running.current?.abort();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it goes
  useEffect(() => stop, []);

  function ask(typed: string, pause = pauseMs): void {
    stop();
    const line = typed.trimStart();
    if (line.trim().length < 2) {
      setShown({ ...nothing, options: line === "" ? listRecent() : [] });
      return;
    }
    if (isSlowLine()) return;
    const asking = new AbortController();
    running.current = asking;
    timer.current = setTimeout(() => {
      fetchSuggestions(line, edition, asking.signal).then(
        ({ understood, suggestions }) => {
          if (asking.signal.aborted) return;
          setShown({ typed: line, understood, options: suggestions });
          if (suggestions.length > 0) announce(words.count(suggestions.length));
        },
        () => {},
      );
    }, pause);
  }
  return { shown, ask, stop };
}
