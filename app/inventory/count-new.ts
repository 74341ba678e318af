import { feedAddress } from "./feed-address.ts";
import type { Visit } from "./last-visits.ts";

/** A feed's ids end in the number of the car, after a slash. */
const numberOf = (id: unknown) => Number(String(id).split("/").at(-1)) || 0;

/** How many cars came to a search since this device saw it: the same feed that anybody reads, compared here. */
export async function countNew({ href, newest }: Visit & { href: string }): Promise<number> {
  const answer = await fetch(feedAddress(href, "json")).catch(() => undefined);
  const feed = answer?.ok ? ((await answer.json().catch(() => null)) as { items?: { id: unknown }[] } | null) : null;
  return (feed?.items ?? []).filter(({ id }) => numberOf(id) > newest).length;
}
