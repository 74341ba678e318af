import type { IncomingMessage } from "node:http";
import { readFollow } from "#app/follows/read-follow.ts";
import type { FollowsShown } from "#app/page.tsx";
import { readBody, sourceOf } from "#core/request-body.ts";
import { within } from "#data/deadline.ts";
import { readQuietToken } from "#data/mailbox-hash.ts";
import { findFollower } from "#data/queries/followers.ts";
import { getMailboxKey, isQuiet } from "#data/queries/mailboxes.ts";
import { confirmFollows, endFollows } from "#data/writes/followers.ts";
import { openMailbox, quietMailbox } from "#data/writes/quiet-mailboxes.ts";
import { knownQuery } from "#render/known-address.ts";
import { indexOfFollow } from "#server/follows/cells.ts";
import type { Services } from "#server/services.ts";

const patienceMs = 5_000;
/** A button sends little, or a mail program on somebody's behalf. */
const maxBody = 8_192;

const tokenOf = (search: string) => knownQuery("myAlerts", search).get("k") ?? "";

/** The mailbox that a link which asks for no more mail speaks for. */
async function readMailbox({ db }: Services, search: string): Promise<string | undefined> {
  const token = knownQuery("myAlerts", search).get("n");
  return token ? readQuietToken(await getMailboxKey(db), token) : undefined;
}

/** What the address of a mail's link follows; undefined when the link is no good, or no longer. */
export async function findFollows(
  services: Services,
  search: string,
  said?: FollowsShown["said"],
): Promise<FollowsShown | undefined> {
  const { db } = services;
  const mailbox = await within(patienceMs, () => readMailbox(services, search));
  if (mailbox !== undefined) {
    const quiet = await within(patienceMs, () => isQuiet(db.main, mailbox));
    return { lines: [], said: undefined, mailbox: quiet ? "quiet" : "open" };
  }
  const found = await within(patienceMs, () => findFollower(db, tokenOf(search)));
  const lines = found?.follows.map(({ id, query, confirmed_at }) => ({ id, query, confirmed: confirmed_at !== null }));
  return lines || said ? { lines: lines ?? [], said } : undefined;
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
  const text = (await readBody(sourceOf(incoming), maxBody)).toString("latin1");
  const { db, stock } = services;
  return within(patienceMs, async () => {
    const fields = new URLSearchParams(text);
    const mailbox = await readMailbox(services, search);
    if (mailbox !== undefined) {
      if (fields.get("act") === "never") await quietMailbox(db, mailbox);
      if (fields.get("act") === "again") await openMailbox(db, mailbox);
      return undefined;
    }
    const follower = await findFollower(db, tokenOf(search));
    if (!follower) return undefined;
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
