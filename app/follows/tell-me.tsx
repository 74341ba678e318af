import type { ReactNode } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";

type QueryValues = URLSearchParams | Record<string, string | number>;

/** Where something is followed; undefined where the chain tells nobody anything. */
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

function TellLink({ query, children }: { query: QueryValues; children: ReactNode }) {
  const there = useFollowHref(query);
  return there && <GoLink href={there}>{children}</GoLink>;
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

/** Of what a yard announces or changes. */
export const TellMeEvents = ({ storeId }: { storeId: number }) => (
  <TellLink query={{ events: storeId }}>{useCopy(copy).tellMeEvents}</TellLink>
);

/** Of this event, if it changes. */
export const TellMeEvent = ({ eventId }: { eventId: number }) => (
  <TellLink query={{ event: eventId }}>{useCopy(copy).tellMeEvent}</TellLink>
);

/** Of a price, when it falls; `name` is for those who hear a list of such links. */
export const TellMePrice = ({ partId, storeId, name }: { partId: number; storeId: number; name: string }) => (
  <TellLink query={{ price: partId, store: storeId }}>
    {useCopy(copy).tellMePrice}
    <span className="sr">: {name}</span>
  </TellLink>
);
