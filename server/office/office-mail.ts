import type { Config } from "#config";
import type { OfficeServices } from "#office/services.ts";
import { mailSender } from "#server/jobs/mail-setup.ts";
import { openTransport } from "#server/jobs/mail-transport.ts";

/** What sends the office's own mail; undefined where no mail is set up. */
export function officeMail({ smtpUrl, smtpTls }: Pick<Config, "smtpUrl" | "smtpTls">): OfficeServices["sendMail"] {
  if (!smtpUrl) return undefined;
  const transport = openTransport(smtpUrl.reveal(), smtpTls);
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from: mailSender(), to, subject, text });
  };
}
