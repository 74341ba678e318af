import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

// Whoever reads may have read enough (`yonke history | head`); what is being done is done to its end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await runCommand(commands, process.argv.slice(2));
