import type { Database } from "../database.ts";
import type { FollowerRow, OutboxRow } from "../schema.ts";

const leaseMs = 120_000;

const kindsInTurn = [["desk", "receipt", "confirm"], ["digest"]] as const;

/**
 * Takes mail that is due, for one sender; if that sender dies, the mail is free again after two minutes. Digests, of which
 * there may be thousands in a morning, wait for all others.
 */
export async function takeDueMail(
  db: Database,
  limit = 10,
  now = new Date(),
  by: FollowerRow["kind"] = "mail",
): Promise<OutboxRow[]> {
  for (const kinds of kindsInTurn) {
    const taken = await takeKinds(db, kinds, limit, now, by);
    if (taken.length > 0) return taken;
  }
  return [];
}

async function takeKinds(
  db: Database,
  kinds: readonly OutboxRow["kind"][],
  limit: number,
  now: Date,
  by: FollowerRow["kind"],
): Promise<OutboxRow[]> {
  const at = now.toISOString();
  // A look first: an idle outbox must not take the write lock every few seconds.
  const due = await db.main
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "waiting")
    .where("kind", "in", kinds)
    .where((eb) => {
      const reached = eb.exists(
        eb
          .selectFrom("followers")
          .select("followers.id")
          .whereRef("followers.id", "=", "outbox.follower_id")
          .where("followers.kind", "=", by),
      );
      return by === "mail" ? eb.or([eb("follower_id", "is", null), reached]) : reached;
    })
    .where("next_attempt_at", "<=", at)
    .where((eb) => eb.or([eb("taken_until", "is", null), eb("taken_until", "<", at)]))
    // A receipt promises an answer: it waits until the chain has been told.
    .where((eb) =>
      eb.or([
        eb("kind", "<>", "receipt"),
        eb.exists(
          eb
            .selectFrom("outbox as desk")
            .select("desk.id")
            .whereRef("desk.submission_id", "=", "outbox.submission_id")
            .where("desk.kind", "=", "desk")
            .where("desk.status", "=", "sent"),
        ),
      ]),
    )
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  return db.main
    .updateTable("outbox")
    .set({ taken_until: new Date(now.getTime() + leaseMs).toISOString() })
    .where(
      "id",
      "in",
      due.map((row) => row.id),
    )
    .where("status", "=", "waiting")
    .where((eb) => eb.or([eb("taken_until", "is", null), eb("taken_until", "<", at)]))
    .returningAll()
    .execute();
}

type Taken = Pick<OutboxRow, "id" | "taken_until">;

/** Holds on to mail that waited for its turn with its sender; false when its time ran out and another may have it. */
export async function keepMail(db: Database, { id, taken_until }: Taken, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await db.main
    .updateTable("outbox")
    .set({ taken_until: new Date(now.getTime() + leaseMs).toISOString() })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("taken_until", "=", taken_until)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives back mail that was taken and not tried. */
export async function releaseMail(db: Database, mail: readonly Taken[]): Promise<void> {
  for (const { id, taken_until } of mail)
    await db.main
      .updateTable("outbox")
      .set({ taken_until: null })
      .where("id", "=", id)
      .where("taken_until", "=", taken_until)
      .execute();
}

/** Mail that nobody can get yet stays, untried; `reason` is for `yonke outbox`. */
export async function holdMail(db: Database, id: string, reason: string, until: Date): Promise<void> {
  await db.main
    .updateTable("outbox")
    .set({ next_attempt_at: until.toISOString(), taken_until: null, last_error: reason })
    .where("id", "=", id)
    .execute();
}

/** What was never tried is due at once: who gets it may have been set since. */
export async function freeHeldMail(db: Database, now = new Date()): Promise<void> {
  await db.main
    .updateTable("outbox")
    .set({ next_attempt_at: now.toISOString() })
    .where("status", "=", "waiting")
    .where("attempts", "=", 0)
    .where("next_attempt_at", ">", now.toISOString())
    .execute();
}

type SentTo = { recipient: string; note?: string };

export async function markMailSent(db: Database, id: string, { recipient, note = "" }: SentTo, now = new Date()) {
  await db.main
    .updateTable("outbox")
    .set(({ eb }) => ({
      status: "sent" as const,
      sent_at: now.toISOString(),
      taken_until: null,
      recipient,
      last_error: note.slice(0, 500),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Of mail that went to a follower nothing is kept. */
export async function dropMail(db: Database, id: string): Promise<void> {
  await db.main.deleteFrom("outbox").where("id", "=", id).execute();
}

/** `retryAt` null = give up; the mail stays, marked failed, for `yonke outbox`. */
export async function markMailFailed(db: Database, id: string, error: string, retryAt: Date | null): Promise<void> {
  await db.main
    .updateTable("outbox")
    .set(({ eb, ref }) => ({
      status: retryAt ? ("waiting" as const) : ("failed" as const),
      next_attempt_at: retryAt ? retryAt.toISOString() : ref("next_attempt_at"),
      taken_until: null,
      last_error: error.slice(0, 500),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Lets failed mail be sent once more, one piece or all of it; answers the ids. */
export async function retryMail(db: Database, id: string | "all", now = new Date()): Promise<string[]> {
  const failed = db.main
    .updateTable("outbox")
    .set({ status: "waiting", next_attempt_at: now.toISOString(), taken_until: null })
    .where("status", "=", "failed");
  const revived = await (id === "all" ? failed : failed.where("id", "=", id)).returning("id").execute();
  return revived.map((mail) => mail.id);
}
