import { remember } from "#core/remember.ts";

/**
 * A text's UTF-8 bytes, one character each: they are cut, joined and searched like any text, and are sent as they are.
 * A page of pieces that were encoded once is not encoded again.
 */
export type Octets = string;

const ascii = /^[\0-\x7f]*$/;
const beyond = /[^\0-\x7f]+/g;
const long = 100;

/** One wide character would make the whole page wide that its text is joined to. */
const narrow = (octets: Octets): Octets => bytesOf(octets).toString("latin1");

/** Words come again and again, and so do letters with accents, nearly always alone. */
const encode = remember((text): Octets => Buffer.from(text).toString("latin1"));

export function octetsOf(text: string): Octets {
  if (ascii.test(text)) return text;
  return text.length < long ? encode(text) : narrow(text.replace(beyond, encode));
}

export const bytesOf = (octets: Octets): Buffer => Buffer.from(octets, "latin1");
