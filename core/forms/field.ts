import type { Words } from "../edition.ts";

/** A field of a form: the page shows it and the server holds to it. */
export type Field = {
  label: Words;
  /** The one sentence that a wrong value gets. */
  message: Words;
  required: boolean;
  max: number;
  /** May have several lines. */
  long?: boolean;
  /** A postal code or a city; the device can fill it in. */
  place?: boolean;
  /** What a filled-in value looks like, as a field's `pattern` in HTML has it. */
  pattern?: string;
  /** Whether a filled-in value can be one. */
  fits?(text: string): boolean;
  choices?: Readonly<Record<string, Words>>;
};
