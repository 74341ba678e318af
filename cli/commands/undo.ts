import { countText } from "#core/count-text.ts";
import type { Words } from "#core/edition.ts";
import { oneLine } from "#feeds/engine/report-text.ts";
import { SaidError } from "#feeds/engine/said.ts";
import { type Undone, undoRun } from "#feeds/engine/undo.ts";
import { type Command, UsageError } from "../command.ts";
import { languageOption, readLanguage } from "../language.ts";

function takenBack({ run, rows }: Undone): Words {
  const what = `${run.id} (${run.feed}, ${oneLine(run.file_name)})`;
  const count = countText(rows);
  return {
    es: `Se deshizo la importación ${what}: ${count} registros como antes.`,
    en: `Run ${what} was taken back: ${count} records restored.`,
  };
}

export const undoCommand: Command = {
  usage: "undo [run] [--lang es|en]",
  about: "Takes an import back; without a number, the last one that changed something.",
  options: languageOption,
  async run({ words, options, openDatabase, io }) {
    const language = readLanguage(options.lang);
    const runId = words[0] === undefined ? undefined : Number(words[0]);
    if (runId !== undefined && !Number.isInteger(runId))
      throw new UsageError("Name the run by its number; history lists them.");
    const undone = await undoRun(await openDatabase(), runId).catch((error: unknown) => {
      if (!(error instanceof SaidError)) throw error;
      io.err(error.said[language]);
      return undefined;
    });
    if (!undone) return 1;
    io.out(takenBack(undone)[language]);
    return 0;
  },
};
