import { ConfigError } from "#config";
import { ChainError } from "#content/chain/chain-error.ts";
import { systemLanguage } from "#core/system-language.ts";
import { DataError } from "#data/data-error.ts";
import { findTrouble, troubles } from "#data/trouble.ts";

/** One sentence for what a person can set right or wait for; the whole error for what only a programmer can. */
export function reasonNotStarted(thrown: unknown): unknown {
  if (thrown instanceof ChainError) return thrown.words[systemLanguage()];
  if (thrown instanceof ConfigError || thrown instanceof DataError) return thrown.message;
  const trouble = findTrouble(thrown);
  return trouble ? `Not started: ${troubles[trouble]} (${(thrown as Error).message}).` : thrown;
}
