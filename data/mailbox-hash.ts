import { createHmac, timingSafeEqual } from "node:crypto";
import { mailboxOf } from "#core/mail-address.ts";

const sign = (key: string, text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);

/** A mailbox, however it is written, in signs that nobody can read an address from. */
export const mailboxHash = (key: string, address: string): string => sign(key, `mailbox ${mailboxOf(address)}`);

/** What a mail carries so that its mailbox can say whether it wants more: we alone can make it. */
export const quietToken = (key: string, mailbox: string): string => `${mailbox}.${sign(key, `quiet ${mailbox}`)}`;

/** The mailbox that a token speaks for; undefined where it is none of ours. */
export function readQuietToken(key: string, token: string): string | undefined {
  const [mailbox = ""] = token.split(".", 1);
  const [given, made] = [Buffer.from(token), Buffer.from(quietToken(key, mailbox))];
  return given.length === made.length && timingSafeEqual(given, made) ? mailbox : undefined;
}
