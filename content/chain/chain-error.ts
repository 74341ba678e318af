import type { Words } from "#core/edition.ts";

/** A folder that cannot be taken as it is; the message lists everything that is wrong, a line each, and so do its words. */
export class ChainError extends Error {
  override name = "ChainError";
  readonly words: Words;
  constructor(en: string, es = en) {
    super(en);
    this.words = { es, en };
  }
}
