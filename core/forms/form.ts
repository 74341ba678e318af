import type { Words } from "../edition.ts";
import type { Field } from "./field.ts";

/** Fields side by side stand in a list of their own. */
export type FormRow = string | readonly string[];

/** Fields that belong together; with a legend they are a group of their own. */
export type FormPart = { legend?: Words; hint?: Words; rows: readonly FormRow[] };

/** A form of the site: its fields, its words, its page. Address, endpoint, checks, mail and tests derive from it. */
export type Form = {
  /** The id of the page that shows it, and takes it back without script. */
  page: string;
  /** What was sent, as a sentence about it begins: "Your job application". */
  called: Words;
  /** The subject of the mail that the chain gets. */
  subject: Words;
  /** What its endpoint does. */
  summary: Words;
  fields: Readonly<Record<string, Field>>;
  /** Fields of which at least one must be filled in; the first gets the message. */
  oneOf?: { names: readonly string[]; message: Words };
  /** How they stand on the page. */
  parts: readonly FormPart[];
  /** The thanks stay whatever becomes of the form; what could not be sent is told by the bar that keeps it. */
  thanksStay?: boolean;
};
