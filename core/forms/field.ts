import type { Words } from "../edition.ts";

/** A field of a form: the page shows it, the browser and the server hold to it. */
export type Field = {
  /** Before its control, and before its value in the mail. */
  label: Words;
  /** The one sentence that a wrong value gets. */
  message: Words;
  /** Below its label. */
  hint?: Words;
  required: boolean;
  max: number;
  /** May have several lines. */
  long?: boolean;
  /** A postal code or a city; the device can fill it in. */
  place?: boolean;
  /** Whether a filled-in value can be one. */
  fits?(text: string): boolean;
  choices?: Readonly<Record<string, Words>>;
  /** A box to tick with this beside it; ticked, its value is "yes". */
  box?: Words;
  /** What a browser can fill in by itself, and the keys that a phone shows. */
  input?: { type?: "tel" | "email"; autoComplete?: string; inputMode?: "numeric" };
};
