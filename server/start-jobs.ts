import { followsUrl, unsubscribeHeaders } from "./follows/letters.ts";
import { type Follows, startFollows } from "./follows/start-follows.ts";
import { type Pusher, startPusher } from "./follows/start-pusher.ts";
import { type DatabaseWatch, watchDatabase } from "./jobs/database-watch.ts";
import { mailDesks, mailSender } from "./jobs/mail-setup.ts";
import { type Mailer, startMailer } from "./jobs/mailer.ts";
import { keepTimeAndPurge, type Timekeeper } from "./jobs/purge.ts";
import { openWatchedFolder } from "./jobs/watched-folder/open-watched-folder.ts";
import type { Data } from "./open-data.ts";
import type { SiteServices } from "./open-site.ts";

/** What runs by itself, beside the answers. */
export type Jobs = {
  watch: DatabaseWatch;
  mailer: Mailer;
  pusher: Pusher;
  follows: Follows;
  watchedFolder: { stop(): Promise<void> } | undefined;
  time: Timekeeper;
  close(): Promise<void>;
};

export function startJobs({ config, db, log, siblings, stock, vapid, onStock }: Data, { site }: SiteServices): Jobs {
  const { addresses, settings } = site;
  const watch = watchDatabase(db, stock, log);
  const mailer = startMailer(db, {
    smtpUrl: config.smtpUrl?.reveal(),
    smtpTls: config.smtpTls,
    get from() {
      return mailSender();
    },
    get desks() {
      return mailDesks();
    },
    followerHeaders: ({ edition, token }) => unsubscribeHeaders(followsUrl(addresses, edition, token)),
    log,
  });
  const pusher = startPusher(db, { keys: vapid, subject: () => config.hosts.es, log });
  const follows = startFollows(db, {
    isOn: () => settings.alerts.mail || settings.alerts.push !== undefined,
    stock: () => stock.current,
    desk: () => ({ brand: settings.brand, addresses }),
    onMail() {
      mailer.wake();
      pusher.wake();
    },
    log,
  });
  onStock(() => follows.look());
  const watchedFolder = openWatchedFolder({ config, db, log, say: siblings.say });
  const time = keepTimeAndPurge(db, config.keepSubmissionsDays, log);
  return {
    watch,
    mailer,
    pusher,
    follows,
    watchedFolder,
    time,
    async close() {
      await watchedFolder?.stop();
      await time.stop();
      watch.stop();
      await follows.stop();
      await pusher.stop();
      await mailer.stop();
    },
  };
}
