import { unhurried } from "#data/deadline.ts";
import type { OfficeServices } from "../services.ts";

/** What a page's request asks of others than the database takes as long as it takes; not begun where nothing can be written. */
export function inOwnTime(services: OfficeServices): OfficeServices {
  const { db, runJob, examine, sendMail } = services;
  const own: Partial<OfficeServices> = {
    async runJob(job) {
      // It takes the lock and lets it go: a process of its own would wait for longer, and make anew a file that is gone.
      await db.main.transaction().execute(async () => {});
      return unhurried(() => runJob(job));
    },
    examine: () => unhurried(examine),
    ...(sendMail && { sendMail: (mail) => unhurried(() => sendMail(mail)) }),
  };
  // Not a copy: what the installation changes meanwhile is seen.
  return Object.assign(Object.create(services) as OfficeServices, own);
}
