import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lastVisits, listSearches } from "#app/inventory/last-visits.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import type { AnswerHere, Suggestion, Understood } from "#stock/suggestions.ts";
import { boxCopy } from "./box-copy.ts";
import { fetchSuggestions, isSlowLine } from "./fetch-suggestions.ts";

/** The answer in place is an option too: the arrows reach it first, and Enter opens its page. */
export type Option = Omit<Suggestion, "kind"> & {
  readonly kind: Suggestion["kind"] | "recent" | "here";
  readonly here?: AnswerHere;
};
export type ShownSuggestions = {
  readonly typed: string;
  readonly understood: readonly Understood[];
  readonly asksPlace: boolean;
  readonly options: readonly Option[];
};

const nothing: ShownSuggestions = { typed: "", understood: [], asksPlace: false, options: [] };
/** Nobody reads suggestions between two letters. */
const pauseMs = 120;
/** What was suggested for another line stays so long until the answer comes. */
const lateMs = 800;
const recentOnes = 4;

/** The searches that this device saw last in this edition. */
const listRecent = (inventory: string): Option[] =>
  listSearches(lastVisits.get(), inventory)
    .slice(0, recentOnes)
    .map(({ name, href }) => ({ kind: "recent", text: name, note: "", count: "", url: href }));

const optionOf = (here: AnswerHere): Option => ({
  ...{ kind: "here", here, url: here.url },
  ...{ text: here.yard, note: "", count: here.total },
});

/** What may be meant by what is typed; the newest line alone counts, and an answer that fails or is late leaves nothing. */
export function useSuggestions(inventory: string, near: string) {
  const words = useCopy(boxCopy);
  const edition = useEdition();
  const [shown, setShown] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(timer.current);
    running.current?.abort();
  }
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);

  function ask(typed: string, pause = pauseMs): void {
    stop();
    const line = typed.trimStart();
    if (line.trim().length < 2) {
      setShown({ ...nothing, options: line === "" ? listRecent(inventory) : [] });
      return;
    }
    if (isSlowLine()) {
      setShown(nothing);
      return;
    }
    const asking = new AbortController();
    running.current = asking;
    const clear = () => {
      if (!asking.signal.aborted) setShown(nothing);
    };
    timer.current = setTimeout(() => {
      timer.current = setTimeout(clear, lateMs);
      fetchSuggestions({ typed: line, near }, edition, asking.signal).then((found) => {
        if (asking.signal.aborted) return;
        clearTimeout(timer.current);
        const { understood, answer, asksPlace, suggestions } = found;
        const options = answer ? [optionOf(answer), ...suggestions] : suggestions;
        setShown({ typed: line, understood, asksPlace, options });
        if (suggestions.length > 0) announce(words.count(suggestions.length));
      }, clear);
    }, pause);
  }
  return { shown, ask, stop };
}
