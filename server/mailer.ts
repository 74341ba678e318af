import { createTransport, type Transporter } from "nodemailer";
import type { Database } from "#data/open.ts";
import type { OutboxRow } from "#data/schema.ts";
import { keepMail, markMailFailed, markMailSent, releaseMail, takeDueMail } from "#data/writes/outbox.ts";
import type { Log } from "./log.ts";

export type Mailer = { wake(): void; stop(): Promise<void> };
type MailerOptions = { smtpUrl: string | undefined; from: string; log: Pick<Log, "info" | "warn">; everyMs?: number };

const minute = 60_000;
/** A minute, then ever longer, some two days in all. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);

export const retryAt = (attempts: number, now = Date.now()): Date | null => {
  const wait = waits[attempts];
  return wait === undefined ? null : new Date(now + wait);
};

/** An address that the server refuses for good is not worth another try. */
const isFinal = (error: unknown) => {
  const code = (error as { responseCode?: number }).responseCode;
  return code !== undefined && code >= 550 && code <= 553;
};

/** Sends what waits in the outbox. Several processes may: each piece of mail is taken by one. */
export function startMailer(db: Database, { smtpUrl, from, log, everyMs = 5_000 }: MailerOptions): Mailer {
  if (!smtpUrl) return { wake() {}, stop: async () => {} };
  const transport: Transporter = createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as object);
  let working: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function send(mail: OutboxRow) {
    try {
      await transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        // The same mail sent twice after a crash carries the same id, so that mailboxes can tell.
        messageId: `<${mail.id}@${from.split("@").at(-1)?.replace(/[>\s]/g, "") || "localhost"}>`,
        ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
      });
    } catch (error) {
      const retry = isFinal(error) ? null : retryAt(mail.attempts);
      log.warn(
        {
          mail: mail.id,
          attempts: mail.attempts + 1,
          retryAt: retry?.toISOString() ?? null,
          code: (error as { code?: string }).code,
        },
        "mail not sent",
      );
      return markMailFailed(db, mail.id, error instanceof Error ? error.message : String(error), retry);
    }
    await markMailSent(db, mail.id);
    log.info({ mail: mail.id, attempts: mail.attempts + 1 }, "mail sent");
  }

  /** One after another: the later ones may have waited so long that their time must be renewed, or is over. */
  async function sendEach(due: readonly OutboxRow[]) {
    for (const [at, mail] of due.entries()) {
      if (stopped) return releaseMail(db, due.slice(at));
      if (at === 0 || (await keepMail(db, mail))) await send(mail);
    }
  }

  async function work() {
    do {
      again = false;
      try {
        for (let due = await takeDueMail(db); due.length > 0; due = stopped ? [] : await takeDueMail(db))
          await sendEach(due);
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, "outbox cannot be read");
      }
    } while (again && !stopped);
  }
  function wake() {
    if (stopped) return;
    again = true;
    working ??= work().finally(() => {
      working = undefined;
    });
  }
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
}
