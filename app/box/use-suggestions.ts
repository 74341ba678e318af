import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lastVisits, listSearches } from "#app/inventory/last-visits.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { ownCar } from "#app/vin/own-car.ts";
import type { AnswerHere, EngineAsked, Suggestions, Understood } from "#stock/suggestions.ts";
import { boxCopy } from "./box-copy.ts";
import { fetchSuggestions, isSlowLine } from "./fetch-suggestions.ts";
import type { Option } from "./option.ts";

export type ShownSuggestions = {
  readonly typed: string;
  readonly understood: readonly Understood[];
  readonly asksPlace: boolean;
  readonly engines: readonly EngineAsked[];
  /** What is said to whether a part fits. */
  readonly fit: string;
  /** The server could not be reached: the options are what the device has. */
  readonly noSignal: boolean;
  /** How many cars the line leads to; 0 where nobody can say. */
  readonly cars: number;
  readonly options: readonly Option[];
};

const nothing: ShownSuggestions = {
  ...{ typed: "", understood: [], asksPlace: false },
  ...{ engines: [], fit: "", noSignal: false, cars: 0, options: [] },
};
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

/** The car of the last VIN, as a line that anybody may type. */
function listOwn(inventory: string): Option[] {
  const car = ownCar.get();
  if (!car) return [];
  const url = `${inventory}?${new URLSearchParams({ q: car.name })}`;
  return [{ kind: "own", text: car.name, note: "", count: "", url }];
}

/** The answer as one sentence. */
function sayAnswer(here: AnswerHere, words: { row: string; atCounter: string }): string {
  const { none, yard, away, row, total, cars, hours } = here;
  const sum = total && `${total} ${words.atCounter}`;
  const said = none ? [yard, away, cars, hours] : [yard, row && `${words.row} ${row}`, sum, cars, hours];
  return `${[none, said.filter(Boolean).join(", ")].filter(Boolean).join(". ")}.`;
}

const optionOf = (here: AnswerHere): Option => ({
  ...{ kind: "here", here, url: here.url },
  ...{ text: here.yard, note: "", count: here.total },
});

/** A rule of the chain stands with the page that says more. */
function optionsOf({ answer, rule, suggestions }: Suggestions): Option[] {
  const [first, ...others] = suggestions;
  if (answer) return [optionOf(answer), ...suggestions];
  return rule && first ? [{ ...first, kind: "rule", rule }, ...others] : [...suggestions];
}

type Asked = {
  /** Recent searches are those under this address. */
  readonly inventory: string;
  readonly near: string;
  /** Opens what this device keeps of a yard. */
  readonly saved: string;
  /** Of the site's pages alone. */
  readonly pages: boolean;
};

/** What may be meant by what is typed; the newest line alone counts, and an answer that fails or is late leaves nothing. */
export function useSuggestions({ inventory, near, saved, pages }: Asked) {
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
      setShown({ ...nothing, options: line === "" && !pages ? [...listOwn(inventory), ...listRecent(inventory)] : [] });
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
    const fail = async (error: unknown) => {
      clear();
      // What was asked and refused is no broken line.
      if (asking.signal.aborted || !(error instanceof TypeError) || pages) return;
      const { listSaved } = await import("./saved-options.ts");
      const options = await listSaved(line, saved, edition);
      if (asking.signal.aborted) return;
      clearTimeout(timer.current);
      setShown({ ...nothing, typed: line, noSignal: true, options });
      announce(options.length > 0 ? `${words.savedOnly} ${words.count(options.length)}` : words.noSignal);
    };
    timer.current = setTimeout(() => {
      timer.current = setTimeout(clear, lateMs);
      fetchSuggestions({ typed: line, near }, edition, asking.signal).then((found) => {
        if (asking.signal.aborted) return;
        clearTimeout(timer.current);
        const { understood, asksPlace, engines = [], fit = "", cars = 0 } = found;
        const all = optionsOf(found);
        setShown(
          pages
            ? { ...nothing, typed: line, options: found.suggestions.filter(({ kind }) => kind === "page") }
            : { ...nothing, typed: line, understood, asksPlace, engines, fit, cars, options: all },
        );
        const said = pages ? [] : [fit, found.answer && sayAnswer(found.answer, words), found.rule];
        said.push(words.count(all.length));
        if (all.length > 0) announce(said.filter(Boolean).join(" "));
      }, fail);
    }, pause);
  }
  return { shown, ask, stop };
}
