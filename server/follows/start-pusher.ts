import { messageOf } from "#core/errors.ts";
import type { Database } from "#data/database.ts";
import { findFollowerAddress } from "#data/queries/followers.ts";
import { startRounds } from "#data/rounds.ts";
import type { OutboxRow } from "#data/schema.ts";
import { confirmWithinMs, endAddress } from "#data/writes/followers.ts";
import { dropMail, markMailFailed, takeDueMail } from "#data/writes/outbox.ts";
import { retryAt } from "#server/jobs/mailer.ts";
import type { Log } from "#server/telemetry/log.ts";
import { type PushOutcome, sendPush } from "./push.ts";
import type { VapidKeys } from "./seal-push.ts";

export type Pusher = { wake(): void; stop(): Promise<void> };
type Options = { keys: VapidKeys; subject(): string; log: Pick<Log, "warn">; everyMs?: number };

const sentAtOnce = 10;

/** A browser that was never told anything has a day to be reached for the first time, as a mailbox has to say yes. */
const isTooLate = ({ kind, created_at }: OutboxRow, retry: Date) =>
  kind === "confirm" && retry.getTime() > Date.parse(created_at) + confirmWithinMs;

/** Sends what waits for browsers, some at a time. As with mail, several servers may: each message is taken by one. */
export function startPusher(db: Database, { keys, subject, log, everyMs = 5_000 }: Options): Pusher {
  let stopped = false;

  async function send(message: OutboxRow): Promise<void> {
    const follower = await findFollowerAddress(db, message.follower_id ?? 0);
    if (!follower) return;
    const subscription = { endpoint: follower.address, keys: JSON.parse(follower.keys) };
    const done = await sendPush(subscription, message.body, { keys, subject: subject() }).catch(
      (): PushOutcome => "later",
    );
    if (done === "gone") await endAddress(db, follower.address);
    else if (done === "told") await dropMail(db, message.id);
    else {
      const retry = retryAt(message.attempts);
      if (retry && isTooLate(message, retry)) await endAddress(db, follower.address);
      else if (retry) await markMailFailed(db, message.id, "push service", retry);
      else await dropMail(db, message.id);
    }
  }

  async function work() {
    try {
      const take = () => takeDueMail(db, sentAtOnce, new Date(), "push");
      for (let due = await take(); due.length > 0; due = stopped ? [] : await take()) await Promise.all(due.map(send));
    } catch (error) {
      log.warn({ reason: messageOf(error) }, "nothing could be pushed");
    }
  }

  const rounds = startRounds(work, everyMs);
  return {
    wake: () => void rounds.wake(),
    stop() {
      stopped = true;
      return rounds.stop();
    },
  };
}
