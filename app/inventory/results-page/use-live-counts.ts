import { type RefObject, useRef, useState } from "react";
import { marked } from "#app/marks.ts";
import { formAddress } from "#app/shell/browser/form-address.ts";
import { readIsland, readPage } from "#app/shell/browser/read-page.ts";
import { hasVin } from "#app/vin/send-vin.ts";
import type { Choice } from "./facet.tsx";

/** A colour, body or hit that the answer leaves out has no cars; of a yard it says nothing: it lists the nearest alone. */
export const countOf = (counts: Live["counts"], name: string, value: string): string =>
  counts.get(`${name} ${value}`) ?? (name === "store" ? "" : "0");

/** What the filters are given to choose from, of which the counts are read. */
type Choices = Record<"since" | "colors" | "bodies" | "hits" | "stores", readonly Choice[]>;

type Live = { found: string; counts: ReadonlyMap<string, string> };

/** What the form would find as it stands now, and what each choice would: read from the page that would answer it. */
export function useLiveCounts(form: RefObject<HTMLFormElement | null>, found: string) {
  const [live, setLive] = useState<Live>({ found, counts: new Map() });
  const running = useRef<AbortController>(null);

  async function ask(): Promise<void> {
    if (!form.current || hasVin(form.current)) return;
    running.current?.abort();
    running.current = new AbortController();
    const address = formAddress(form.current.action, new FormData(form.current).entries());
    const answer = await fetch(address, { signal: running.current.signal, headers: { accept: "text/html" } });
    const page = readPage(await answer.text());
    const { since, colors, bodies, hits, stores } = readIsland<Choices>(page, "filters-form").props;
    const counts = Object.entries({ since, color: colors, body: bodies, hit: hits, store: stores }).flatMap(
      ([name, choices]) => choices.map(({ value, count }) => [`${name} ${value}`, count] as const),
    );
    const said = marked(page, "found")[0]?.textContent;
    if (said) setLive({ found: said, counts: new Map(counts) });
  }

  return {
    found: live.found,
    /** The same choices with their counts of the moment. */
    of: (choices: readonly Choice[], name: string): readonly Choice[] =>
      live.counts.size === 0
        ? choices
        : choices.map((choice) => ({ ...choice, count: countOf(live.counts, name, choice.value) })),
    /** Without an answer the last counts stay: the button asks again. */
    count: (): void => void ask().catch(() => {}),
  };
}
