import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config";
import { chainFacts } from "#content/chain-facts.ts";
import type { Database } from "#data/database.ts";
import type { Log } from "#server/telemetry/log.ts";
import { mailDesks, mailSender } from "../mail-setup.ts";
import { importApart } from "./import-apart.ts";
import { keepRefused } from "./keep-refused.ts";
import { ownFolders } from "./list-arrivals.ts";
import { createReportMail } from "./report-mail.ts";
import { watchFolder } from "./watch-folder.ts";

type Opening = { config: Config; db: Database; log: Log; say(line: string): void };

/** Watches the folder that the settings name, if they name one. */
export function openWatchedFolder({ config, db, log, say }: Opening): { stop(): Promise<void> } | undefined {
  const { watchDir: folder, smtpUrl, smtpTls, root } = config;
  if (folder === undefined) return undefined;
  try {
    // The folder itself may be root's, as the root of a chroot must be.
    accessSync(folder, constants.R_OK);
    for (const own of Object.values(ownFolders)) {
      mkdirSync(join(folder, own), { recursive: true });
      accessSync(join(folder, own), constants.R_OK | constants.W_OK);
    }
  } catch (error) {
    say(`WATCH_DIR is not watched: ${(error as Error).message}. Give this user the folder, then start again.`);
    return undefined;
  }
  const send =
    smtpUrl &&
    createReportMail({
      db,
      smtpUrl: smtpUrl.reveal(),
      smtpTls,
      get from() {
        return mailSender();
      },
      get desks() {
        return mailDesks();
      },
      get languages() {
        return chainFacts().languages;
      },
    });
  return watchFolder({
    folder,
    run: (file, signal) => importApart(root, file, signal, chainFacts().languages),
    // The report lies beside the file, whatever becomes of the mail.
    async tell(outcome) {
      const fail = (error: unknown) => log.warn({ reason: String(error) }, "report of a file not told");
      await keepRefused(db, outcome).catch(fail);
      if (send) await send(outcome).catch(fail);
    },
    log,
  });
}
