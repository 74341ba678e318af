import { allDesksAnswer, type MailDesks } from "#api/forms/desks.ts";
import type { Config } from "#config";
import { chainFacts } from "#content/chain-facts.ts";

/** What a person should know that does not stop the site, as /readyz says it. */
export const listWarnings = ({ smtpUrl }: Pick<Config, "smtpUrl">): string[] =>
  smtpUrl && allDesksAnswer(mailDesks()) ? [] : ["mail-not-set-up"];

/** Who gets the forms, as the chain's folder says now. */
export function mailDesks(): MailDesks {
  const { general, desks } = chainFacts().mail;
  return { general, ...desks };
}

/** The sender of what the site writes. */
export const mailSender = (): string => chainFacts().mail.from ?? chainFacts().mail.general[0] ?? "site@example.com";

/** Said once, at the start. */
export const mailWarning =
  "Mail is not set up (SMTP_URL, mail.general in chain.json): what visitors send waits in the database. See it with: npm run yonke -- leads";
