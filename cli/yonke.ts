import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

process.exitCode = await runCommand(commands, process.argv.slice(2));
