import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { ConfigError, readConfig } from "#config";

// Whoever reads may have read enough (`yonke history | head`); what is being done is done to its end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

/** Half of a command's start goes into compiling its sources: kept beside the data for the next. No folder is made for it. */
function keepCompiled(): void {
  try {
    const { dataDir } = readConfig();
    if (existsSync(dataDir)) enableCompileCache(join(dataDir, "compiled"));
  } catch (error) {
    // The command says what is wrong with the settings.
    if (!(error instanceof ConfigError)) throw error;
  }
}
keepCompiled();
const [{ commands }, { runCommand }] = await Promise.all([import("./commands.ts"), import("./run-command.ts")]);
process.exitCode = await runCommand(commands, process.argv.slice(2));
