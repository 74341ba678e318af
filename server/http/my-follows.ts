import type { IncomingMessage } from "node:http";
import { readFollow } from "#app/follows/read-follow.ts";
import type { FollowsShown } from "#app/page.tsx";
import { within } from "#data/deadline.ts";
import { findFollower } from "#data/queries/followers.ts";
import { confirmFollows, endFollows } from "#data/writes/followers.ts";
import { knownQuery } from "#render/known-address.ts";
import { indexOfFollow } from "#server/follows/cells.ts";
import type { Services } from "#server/services.ts";
import { sourceOf } from "./body-source.ts";

const patienceMs = 5_000;
const maxBody = 8_192;

const tokenOf = (search: string) => knownQuery("myAlerts", search).get("k") ?? "";

/** What the address of a mail's link follows; undefined when the link is no good, or no longer. */
export async function findFollows(
  { db }: Services,
  search: string,
  said?: FollowsShown["said"],
): Promise<FollowsShown | undefined> {
  const found = await within(patienceMs, () => findFollower(db, tokenOf(search)));
  const lines = found?.follows.map(({ id, query, confirmed_at }) => ({ id, query, confirmed: confirmed_at !== null }));
  return lines || said ? { lines: lines ?? [], said } : undefined;
}

/** The little that a button, or a mail program on somebody's behalf, sends. */
async function readText(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of sourceOf(incoming).body) {
    text += Buffer.from(piece).toString("latin1");
    if (text.length > maxBody) break;
  }
  return text;
}

/** As RFC 8058 has it, in a form of either kind. */
const isOneClick = (text: string) => /List-Unsubscribe/i.test(text) && /One-Click/i.test(text);

/**
 * A button of the page was pressed, or a mail program's own: the link is the proof, and asking for the page alone does
 * nothing. Answers what was done.
 */
export async function actOnFollows(
  services: Services,
  incoming: IncomingMessage,
  search: string,
): Promise<FollowsShown["said"]> {
  const text = await readText(incoming);
  const { db, stock } = services;
  return within(patienceMs, async () => {
    const follower = await findFollower(db, tokenOf(search));
    if (!follower) return undefined;
    const fields = new URLSearchParams(text);
    if (isOneClick(text) || fields.get("act") === "stop") {
      const one = Number(fields.get("follow") ?? Number.NaN);
      await endFollows(db, follower, Number.isSafeInteger(one) ? one : undefined);
      return "ended";
    }
    if (fields.get("act") !== "yes") return undefined;
    const now = new Date();
    await confirmFollows(
      db,
      follower.id,
      (query) => {
        const follow = readFollow(new URLSearchParams(query), stock.current, now);
        return follow && indexOfFollow(follow, stock.current, now);
      },
      now,
    );
    return "confirmed";
  });
}
