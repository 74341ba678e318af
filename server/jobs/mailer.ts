import { listRecipients, type MailDesks } from "#api/forms/desks.ts";
import { messageOf } from "#core/errors.ts";
import { isMailAddress } from "#core/mail-address.ts";
import type { Database } from "#data/database.ts";
import { findFollowerAddress } from "#data/queries/followers.ts";
import { getLeadAddress } from "#data/queries/leads.ts";
import { findMailbox, isQuiet } from "#data/queries/mailboxes.ts";
import { startRounds } from "#data/rounds.ts";
import type { OutboxRow } from "#data/schema.ts";
import { endAddress } from "#data/writes/followers.ts";
import {
  dropMail,
  freeHeldMail,
  holdMail,
  keepMail,
  markMailFailed,
  markMailSent,
  releaseMail,
  takeDueMail,
} from "#data/writes/outbox.ts";
import type { Log } from "#server/telemetry/log.ts";
import { isServerAway, type MailTls, openTransport, openTransportForMany } from "./mail-transport.ts";

export type Mailer = { wake(): void; stop(): Promise<void> };
type MailerOptions = {
  smtpUrl: string | undefined;
  smtpTls?: MailTls;
  from: string;
  desks: MailDesks;
  /** What lets a mail program end a follow (RFC 8058). */
  followerHeaders?(follower: { token: string; edition: "es" | "en" }): Record<string, string>;
  log: Pick<Log, "info" | "warn">;
  everyMs?: number;
  stopWithinMs?: number;
};

const minute = 60_000;
/** A minute, then ever longer, some two days in all. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);
/** A store's address may come with the next import; those of the chain's folder come with a start, which looks at once. */
const holdMs = 60 * minute;
const takenAtOnce = 20;
const digestsAtOnce = 5;
const nobody = "No one to send it to: mail.general of chain.json is empty, or an example address.";

export const retryAt = (attempts: number, now = Date.now()): Date | null => {
  const wait = waits[attempts];
  return wait === undefined ? null : new Date(now + wait);
};

/** An address that the server refuses for good is not worth another try. */
const isFinal = (error: unknown) => {
  const code = (error as { responseCode?: number }).responseCode;
  return code !== undefined && code >= 550 && code <= 553;
};

/**
 * There is no such mailbox, or it is closed: said of the recipient, in so many numbers. Whatever else a server refuses may be
 * the sender's fault, and one bad morning must not delete everybody.
 */
export const isNobody = (error: unknown): boolean => {
  const { command, response = "" } = error as { command?: string; response?: string };
  return command === "RCPT TO" && /\b5\.(?:1\.1|1\.10|2\.1)\b/.test(response);
};

/** Longer than a mail server may take before it is given up (mail-transport.ts). */
const hasTime = ({ taken_until }: OutboxRow) => Date.parse(taken_until ?? "") - Date.now() > minute;

/** What a visitor typed is one plain address, or none at all. */
const findReplyTo = (address: string) => (isMailAddress(address) ? { name: "", address } : undefined);

/** So that no program answers a receipt, and no mailbox takes it for a person's. */
const receiptHeaders = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };

type Envelope = {
  to: string[];
  replyTo?: string | { name: string; address: string } | undefined;
  headers?: Record<string, string>;
};

/** Sends what waits in the outbox. Several processes may: each piece of mail is taken by one. */
export function startMailer(db: Database, options: MailerOptions): Mailer {
  const { smtpUrl, smtpTls, log, everyMs = 5_000, stopWithinMs = 5_000 } = options;
  if (!smtpUrl) return { wake() {}, stop: async () => {} };
  const transport = openTransport(smtpUrl, smtpTls);
  const transportForMany = openTransportForMany(smtpUrl, smtpTls, digestsAtOnce);
  let stopped = false;
  /** Nobody waits for the mail under way any more, and the database may be closed. */
  let left = false;
  /** The rest of what was taken waits: the server cannot be reached now. */
  let away = false;

  /** Who gets it; undefined when a follower has ended it, or the mailbox wants none. */
  async function addressed(mail: OutboxRow): Promise<Envelope | undefined> {
    // Asked for each time: the chain may change them while the site runs.
    const { desks } = options;
    if (mail.submission_id === null) {
      const follower = await findFollowerAddress(db, mail.follower_id ?? 0);
      return follower && { to: [follower.address], headers: options.followerHeaders?.(follower) ?? {} };
    }
    if (mail.kind === "receipt" && (await isQuiet(db.main, await findMailbox(db, mail.recipient)))) {
      await dropMail(db, mail.id);
      return undefined;
    }
    const lead = await getLeadAddress(db, mail.submission_id);
    if (mail.kind === "receipt")
      return { to: [mail.recipient], replyTo: (desks[lead.form] ?? desks.general)[0], headers: receiptHeaders };
    return { to: listRecipients(lead, desks), replyTo: findReplyTo(mail.reply_to) };
  }

  async function send(mail: OutboxRow) {
    const { from } = options;
    const envelope = await addressed(mail);
    if (!envelope) return;
    const { to, replyTo, headers } = envelope;
    if (to.length === 0) {
      log.warn({ mail: mail.id }, "mail waits: no one to send it to");
      return holdMail(db, mail.id, nobody, new Date(Date.now() + holdMs));
    }
    let refused: string[] = [];
    try {
      const { rejected } = await (mail.kind === "digest" ? transportForMany : transport).sendMail({
        from,
        to,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html && { html: mail.html }),
        // The same mail sent twice after a crash carries the same id, so that mailboxes can tell.
        messageId: `<${mail.id}@${from.split("@").at(-1)?.replace(/[>\s]/g, "") || "localhost"}>`,
        ...(replyTo && { replyTo }),
        ...(headers && { headers }),
      });
      refused = rejected ?? [];
    } catch (error) {
      if (!left) await failed(mail, envelope, error);
      return;
    }
    if (left) return;
    if (refused.length > 0) log.warn({ mail: mail.id, refused: refused.length }, "mail not taken for everybody");
    const note = refused.length > 0 ? `Not taken for ${refused.join(", ")}` : "";
    if (mail.follower_id === null) await markMailSent(db, mail.id, { recipient: to.join(", "), note });
    else await dropMail(db, mail.id);
    log.info({ mail: mail.id, attempts: mail.attempts + 1 }, "mail sent");
  }

  async function failed(mail: OutboxRow, { to: [address = ""] }: Envelope, error: unknown) {
    away ||= isServerAway(error);
    const retry = isFinal(error) ? null : retryAt(mail.attempts);
    const code = (error as { code?: string }).code;
    const about = { mail: mail.id, attempts: mail.attempts + 1, retryAt: retry?.toISOString() ?? null, code };
    log.warn(about, "mail not sent");
    const said = messageOf(error);
    if (mail.follower_id === null) return markMailFailed(db, mail.id, said, retry);
    // An address that is nobody's is deleted with all that hangs on it; what was told to no one is not told later.
    if (isNobody(error)) await endAddress(db, address);
    else if (retry) await markMailFailed(db, mail.id, code ?? "", retry);
    else await dropMail(db, mail.id);
  }

  /** The later ones may have waited so long that their time must be renewed, or is over. */
  async function sendInTurn(waiting: OutboxRow[]) {
    for (let mail = waiting.shift(); mail && !left; mail = waiting.shift()) {
      if (stopped || away) return releaseMail(db, [mail, ...waiting.splice(0)]);
      if (hasTime(mail) || (await keepMail(db, mail))) await send(mail);
    }
  }

  /** Digests, of which there may be thousands, some at a time; all else one after another. */
  async function sendEach(due: readonly OutboxRow[]) {
    const waiting = [...due];
    const lanes = due[0]?.kind === "digest" ? digestsAtOnce : 1;
    await Promise.all(Array.from({ length: lanes }, () => sendInTurn(waiting)));
  }

  const take = () => takeDueMail(db, takenAtOnce);

  const freed = freeHeldMail(db).catch((error: Error) => log.warn({ reason: error.message }, "outbox cannot be read"));
  async function work() {
    try {
      away = false;
      await freed;
      for (let due = await take(); due.length > 0; due = stopped || away ? [] : await take()) await sendEach(due);
    } catch (error) {
      log.warn({ reason: messageOf(error) }, "outbox cannot be read");
    }
    return !away;
  }
  const rounds = startRounds(work, everyMs);
  const wake = () => void rounds.wake();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      // A mail server that does not answer holds nobody up: its mail is free again after a while, as after a crash.
      await rounds.stop(stopWithinMs);
      left = true;
      transport.close();
      transportForMany.close();
    },
  };
}
