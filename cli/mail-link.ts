import type { Config } from "#config";
import { chainFacts } from "#content/chain-facts.ts";
import { messageOf } from "#core/errors.ts";
import { isExampleAddress } from "#core/mail-address.ts";
import type { Staff } from "#core/staff.ts";
import { copy } from "#office/staff/copy.ts";
import { officeMail } from "#server/office/office-mail.ts";

/** Mails somebody the link to come in, as the office itself does; why not, or undefined where there is no mail for them. */
export async function mailLink(
  config: Config,
  { email, edition }: Staff,
  link: string,
): Promise<"mailed" | { failed: string } | undefined> {
  const send = officeMail(config);
  if (!send || isExampleAddress(email)) return undefined;
  try {
    const words = copy[edition];
    await send({ to: email, subject: words.mailSubject(chainFacts().name), text: words.mailText(link) });
    return "mailed";
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
