import { Fragment, type ReactNode } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Part } from "#core/part.ts";
import { copy } from "./copy.ts";
import { isOffered } from "./is-offered.ts";

type QueryValues = URLSearchParams | Record<string, string | number>;

/** Where something is followed; undefined where the chain tells nobody anything. */
function useFollowHref(query: QueryValues): string | undefined {
  const { href, settings } = usePage();
  return isOffered(settings.alerts) ? href("alerts", {}, { query }) : undefined;
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

/** Of what a yard announces or changes. */
export function TellMeEvents({ storeId }: { storeId: number }) {
  const words = useCopy(copy);
  const there = useFollowHref({ events: storeId });
  return (
    there && (
      <p className="mt-5 no-print">
        <GoLink href={there}>{words.tellMeEvents}</GoLink>
      </p>
    )
  );
}

/** Of this event, if it changes. */
export function TellMeEvent({ eventId }: { eventId: number }) {
  const words = useCopy(copy);
  const there = useFollowHref({ event: eventId });
  return (
    there && (
      <p className="no-print">
        <GoLink href={there}>{words.tellMeEvent}</GoLink>
      </p>
    )
  );
}

/** Of a price at a yard, when it falls: a line of a list, with each of several parts by its name. */
export function TellMePrices({ parts, storeId }: { parts: readonly Pick<Part, "id" | "name">[]; storeId: number }) {
  const words = useCopy(copy);
  const { href, edition, settings } = usePage();
  if (!isOffered(settings.alerts)) return null;
  const there = (id: number) => href("alerts", {}, { query: { price: id, store: storeId } });
  const [only, ...others] = parts;
  if (only && others.length === 0)
    return (
      <li className="no-print">
        <GoLink href={there(only.id)}>{words.tellMePrice}</GoLink>
      </li>
    );
  return (
    <li className="no-print">
      {words.tellMePrice}:{" "}
      {parts.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && " · "}
          <a href={there(id)}>{name[edition]}</a>
        </Fragment>
      ))}
    </li>
  );
}
