import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#data/open.ts";
import { addSubmission } from "#data/writes/submissions.ts";

/** Run as a process: stores forms without end and prints each id once it is acknowledged, until it is killed. */
const [dataDir = "", url, pauseMs = "0"] = process.argv.slice(2);
const db = await openDatabase({ dataDir, url });
for (;;) {
  const { id } = await addSubmission(db, {
    form: "contact",
    edition: "en",
    fields: { message: "hello" },
    mail: { subject: "Hello", body: "hello", replyTo: "" },
  });
  process.stdout.write(`${id}\n`);
  if (pauseMs !== "0") await wait(Number(pauseMs));
}
