import { asSiteError, SiteError } from "#core/errors.ts";
import { findTrouble } from "#data/trouble.ts";
import { ImportBusy } from "#data/writes/import-transaction.ts";

const retryAfter = 60;

/** What keeps the database or its disk from working is no fault of the program: whoever asked may try again. */
export function officeError(thrown: unknown): SiteError {
  const passing = thrown instanceof ImportBusy || findTrouble(thrown) !== undefined;
  if (passing) return new SiteError("unavailable", (thrown as Error).message, { retryAfter });
  const error = asSiteError(thrown);
  if (error.code !== "unavailable" || error.retryAfter) return error;
  return new SiteError("unavailable", error.message, { retryAfter });
}
