import { countOutbox, listOutbox } from "#data/queries/outbox.ts";
import type { Command } from "../command.ts";
import { readCount } from "../input.ts";

export const outboxCommand: Command = {
  usage: "outbox [--limit N]",
  about: "Lists the mail that forms have made: waiting, sent, failed.",
  options: { limit: { type: "string" } },
  async run({ options, openDatabase, io }) {
    const db = await openDatabase();
    const counts = await countOutbox(db);
    io.out(`waiting ${counts.waiting} · sent ${counts.sent} · failed ${counts.failed}`);
    for (const mail of await listOutbox(db, readCount("limit", options.limit, 20))) {
      const state =
        mail.status === "sent"
          ? `sent ${mail.sent_at}`
          : `${mail.status}, ${mail.attempts} attempts, next ${mail.next_attempt_at}`;
      io.out(`${mail.created_at}  ${mail.subject}  (${state})${mail.last_error ? `\n    ${mail.last_error}` : ""}`);
    }
    return counts.failed > 0 ? 2 : 0;
  },
};
