/**
 * One plain address and nothing else: no list, no group, no quotes, no blanks. Each part ends where the next begins, so
 * that a long text takes no longer than its length.
 */
export const mailAddress = /^[\p{L}\p{N}._%+'&=~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** A domain as machines ask for it: full-width letters, capitals and ñ have one form there. */
function domainOf(written: string): string {
  try {
    return new URL(`http://${written}`).hostname;
  } catch {
    return "";
  }
}

/**
 * The one way to write an address, which it is kept, counted and written to by: mail programs rewrite a domain on their way
 * out. Undefined where it is none, or where what stands before the @ could be read as another's.
 */
export function plainAddress(text: string): string | undefined {
  if (text.length > 254 || !mailAddress.test(text)) return undefined;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const plain = `${local}@${domainOf(text.slice(at + 1))}`;
  return local === local.normalize("NFKC") && /\D$/.test(plain) && mailAddress.test(plain) ? plain : undefined;
}

/** By which somebody of the staff is known: capitals and another writing of the domain make no other person. */
export const staffAddress = (text: string): string => (plainAddress(text) ?? text).toLowerCase();

export const isMailAddress = (text: string): boolean => plainAddress(text) !== undefined;

const example = /(?:^|[.@])(?:example\.(?:com|net|org)|example|invalid)>?$/i;

/** An address that is nobody's: mail to it would be lost, so none is sent there. */
export const isExampleAddress = (text: string): boolean => example.test(text.normalize("NFKC").trim());

/**
 * The same mailbox written otherwise, for counting: case, what follows a plus sign, another writing of the domain and, at
 * Gmail, dots do not make another.
 */
export function mailboxOf(address: string): string {
  const plain = (plainAddress(address) ?? address).toLowerCase();
  const at = plain.lastIndexOf("@");
  const [name = ""] = plain.slice(0, at).split("+", 1);
  const domain = plain.slice(at + 1);
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
