/**
 * One plain address and nothing else: no list, no group, no quotes, no blanks. Each part ends where the next begins, so
 * that a long text takes no longer than its length.
 */
export const mailAddress = /^[\p{L}\p{N}._%+'&=~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

export const isMailAddress = (text: string): boolean => text.length <= 254 && mailAddress.test(text);

const example = /(?:^|[.@])(?:example\.(?:com|net|org)|example|invalid)>?$/i;

/** An address that is nobody's: mail to it would be lost, so none is sent there. */
export const isExampleAddress = (text: string): boolean => example.test(text.trim());

/** The same mailbox written otherwise: case and what follows a plus sign do not make another. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at).split("+", 1)[0]}${address.slice(at)}`.toLowerCase();
}
