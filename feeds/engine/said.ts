import type { Words } from "#core/edition.ts";
import { DataError } from "#data/data-error.ts";

/** What whoever made a file, or wants it back, can mend. What is thrown for programs to read is the English. */
export class SaidError extends DataError {
  readonly said: Words;
  constructor(said: Words) {
    super(said.en);
    this.said = said;
  }
}

/** Whether an answer is the sentence that says why there is none. */
export const isSaid = (answer: unknown): answer is Words =>
  typeof answer === "object" && answer !== null && "es" in answer && "en" in answer;

export const nothingWritten: Words = { es: "No se escribió nada.", en: "Nothing was written." };
