import { allDesksAnswer } from "#api/forms/desks.ts";
import type { Config } from "#config";

/** What a person should know that does not stop the site, as /readyz says it. */
export const listWarnings = ({ smtpUrl, mailDesks }: Pick<Config, "smtpUrl" | "mailDesks">): string[] =>
  smtpUrl && allDesksAnswer(mailDesks) ? [] : ["mail-not-set-up"];

/** Said once, at the start. */
export const mailWarning =
  "Mail is not set up (SMTP_URL, MAIL_TO): what visitors send waits in the database. See it with: npm run yonke -- leads";
