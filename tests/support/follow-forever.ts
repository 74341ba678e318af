import { openDatabase } from "#data/open.ts";
import { listDueFollowers } from "#data/queries/followers.ts";
import { matchStock } from "#server/follows/match.ts";
import { matchNews } from "#server/follows/match-news.ts";
import { createTeller } from "#server/follows/tell.ts";
import { startMailer } from "#server/jobs/mailer.ts";
import { openStock } from "#stock/holder.ts";
import { createPaid } from "#stock/paid-now.ts";

/** A server's work with follows and nothing else, until it is killed: matches, writes letters as if it were morning, sends them. */
const [dataDir = "", smtpUrl = ""] = process.argv.slice(2);
const db = await openDatabase({ dataDir });
const stock = await openStock(db);
const log = { info() {}, warn() {} };
const mailer = startMailer(db, { smtpUrl, from: "site@mail.test", desks: { general: [] }, log, everyMs: 20 });
const twoDays = 2 * 86_400_000;
console.log("ready");
for (;;) {
  await stock.refresh();
  // As a server does: all of a round is of the same data, whatever comes meanwhile.
  const { current } = stock;
  await matchNews(db, current);
  await matchStock(db, current);
  const later = new Date(Date.now() + twoDays);
  const cents = createPaid(current, new Date())(1, 1);
  const tell = createTeller(db, current, later);
  for (const { id } of await listDueFollowers(db, 50, later)) {
    const write = ({ follows }: { follows: unknown }) => ({
      subject: "told",
      body: JSON.stringify({ follows, cents }),
      html: "",
    });
    await tell(id, write);
  }
  // Queued as of the day after tomorrow: to be sent at once.
  await db.main.updateTable("outbox").set({ next_attempt_at: new Date().toISOString() }).execute();
  mailer.wake();
  const waiting = await db.main.selectFrom("outbox").select("id").limit(1).executeTakeFirst();
  console.log(waiting ? "busy" : "idle");
  await new Promise((done) => setTimeout(done, 5));
}
