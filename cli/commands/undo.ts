import { oneLine } from "#feeds/engine/report-text.ts";
import { undoRun } from "#feeds/engine/undo.ts";
import { type Command, UsageError } from "../command.ts";

export const undoCommand: Command = {
  usage: "undo [run]",
  about: "Takes an import back; without a number, the last one that changed something.",
  async run({ words, openDatabase, io }) {
    const runId = words[0] === undefined ? undefined : Number(words[0]);
    if (runId !== undefined && !Number.isInteger(runId))
      throw new UsageError("Name the run by its number; history lists them.");
    const { run, rows } = await undoRun(await openDatabase(), runId);
    io.out(
      `Run ${run.id} (${run.feed}, ${oneLine(run.file_name)}) was taken back: ${rows.toLocaleString("en-US")} records restored.`,
    );
    return 0;
  },
};
