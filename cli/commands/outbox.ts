import { countOutbox, listOutbox } from "#data/queries/outbox.ts";
import { retryMail } from "#data/writes/outbox.ts";
import { type Command, UsageError } from "../command.ts";
import { readCount } from "../input.ts";
import { plain } from "../lead-text.ts";

export const outboxCommand: Command = {
  usage: "outbox [--limit N] [--retry ID|all]",
  about:
    "Lists the mail that forms have made: waiting, sent, failed; leads shows the forms themselves. --retry lets failed mail be sent once more.",
  options: { limit: { type: "string" }, retry: { type: "string" } },
  async run({ options, openDatabase, io }) {
    const db = await openDatabase();
    if (typeof options.retry === "string") {
      const revived = await retryMail(db, options.retry);
      if (revived.length === 0 && options.retry !== "all")
        throw new UsageError(`--retry ${options.retry}: there is no failed mail with this id.`);
      io.out(`${revived.length} to be sent once more${revived.map((id) => `\n    ${id}`).join("")}`);
    }
    const counts = await countOutbox(db);
    io.out(`waiting ${counts.waiting} · sent ${counts.sent} · failed ${counts.failed}`);
    for (const mail of await listOutbox(db, readCount("limit", options.limit, 20))) {
      const state =
        mail.status === "sent"
          ? `sent ${mail.sent_at} to ${mail.recipient}`
          : `${mail.status}, ${mail.attempts} attempts, next ${mail.next_attempt_at}`;
      io.out(
        `${mail.id}  ${mail.created_at}  ${mail.kind === "receipt" ? "receipt: " : ""}${plain(mail.subject)}  (${state})${mail.last_error ? `\n    ${plain(mail.last_error)}` : ""}`,
      );
    }
    return counts.failed > 0 ? 2 : 0;
  },
};
