import type { ReactNode } from "react";
import { usePage } from "#app/page.tsx";
import type { Values } from "#site/address.ts";
import { hasPage, type PageId } from "#site/pages.ts";
import { GoLink } from "./go-link.tsx";

type PageLinkProps<Id extends PageId> = { to: Id; values?: Values<Id>; children: ReactNode };

/** A link to a page by its id, on a line of its own or among others; none where the chain has switched the page off. */
export function PageLink<Id extends PageId>({ to, values, children }: PageLinkProps<Id>) {
  const { href, settings } = usePage();
  if (!hasPage(settings.switches, to)) return null;
  return <GoLink href={href(to, ...((values ?? []) as Values<Id>))}>{children}</GoLink>;
}
