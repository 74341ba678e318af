import { remember } from "./remember.ts";

/**
 * A text's UTF-8 bytes, one character each: they are cut, joined and searched like any text, and are sent as they are.
 * A page of pieces that were encoded once is not encoded again. They leave as "latin1", which takes each for what it is.
 */
export type Octets = string;

const ascii = /^[\0-\x7f]*$/;
const beyond = /[^\0-\x7f]+/g;
const long = 100;

/** One wide character would make the whole page wide that its text is joined to. */
const narrow = (octets: Octets): Octets => bytesOf(octets).toString("latin1");

const encode = (text: string): Octets => Buffer.from(text).toString("latin1");
/** Words come again and again. */
const encodeWords = remember(encode);
/** So do letters with accents, nearly always alone. */
const encodeLetters = remember(encode);
const few = 8;
const encodeRun = (run: string): Octets => (run.length <= few ? encodeLetters(run) : encode(run));

export function octetsOf(text: string): Octets {
  if (ascii.test(text)) return text;
  return text.length < long ? encodeWords(text) : narrow(text.replace(beyond, encodeRun));
}

export const bytesOf = (octets: Octets): Buffer => Buffer.from(octets, "latin1");

export const textOf = (octets: Octets): string => bytesOf(octets).toString();
