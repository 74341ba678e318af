import type { ReactNode } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";

type QueryValues = URLSearchParams | Record<string, string>;

/** Where a search is followed; undefined where the chain tells nobody anything. */
function useFollowHref(query: QueryValues): string | undefined {
  const { href, settings } = usePage();
  return settings.alerts.mail || settings.alerts.push ? href("alerts", {}, { query }) : undefined;
}

/** One word, among the chips of a search. */
export function useTellMe(query: QueryValues): ReactNode {
  const words = useCopy(copy);
  const there = useFollowHref(query);
  return there && <Chip href={there}>{words.tellMe}</Chip>;
}

/** The whole sentence, where there is room for it. */
export function TellMeMore({ query }: { query: QueryValues }) {
  const words = useCopy(copy);
  const there = useFollowHref(query);
  return (
    there && (
      <p>
        <GoLink href={there}>{words.tellMeMore}</GoLink>
      </p>
    )
  );
}
