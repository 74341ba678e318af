import { useEffect, useState } from "react";
import { marked } from "#app/marks.ts";
import type { ReadLink } from "./list-link.ts";

type HistoryState = { list?: string } | null;

/** What an address or the history carries of a list; other places of the page are no list. */
export const sentFragment = (hash: string, state: unknown): string =>
  hash ? (/^#\d+\./.test(hash) ? hash.slice(1) : "") : ((state as HistoryState)?.list ?? "");

/** The list goes along to the other language. */
function followLanguage(fragment: string): void {
  for (const link of marked(document, "language")) if (link instanceof HTMLAnchorElement) link.hash = fragment;
}

/**
 * A list in the address of this page. It is taken out of it at once, so that no later step, script or bookmark carries it
 * on; the history keeps it, so that it is still there when the page is loaded again.
 */
export function useIncoming(): [ReadLink | undefined, leave: () => void] {
  const [incoming, setIncoming] = useState<ReadLink>();
  useEffect(() => {
    const take = () => {
      const fragment = sentFragment(location.hash, history.state);
      if (!fragment) return;
      history.replaceState({ list: fragment }, "", location.pathname + location.search);
      followLanguage(fragment);
      import("./list-link.ts").then(({ readLink }) => readLink(fragment)).then(setIncoming);
    };
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const leave = () => {
    history.replaceState(null, "", location.pathname + location.search);
    followLanguage("");
    setIncoming(undefined);
  };
  return [incoming, leave];
}
