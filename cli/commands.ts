import type { Command } from "./command.ts";
import { backupCommand, restoreCommand } from "./commands/backup.ts";
import { demoCommand } from "./commands/demo.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { exportCommand } from "./commands/export.ts";
import { feedsCommand } from "./commands/feeds.ts";
import { figuresCommand } from "./commands/figures.ts";
import { historyCommand } from "./commands/history.ts";
import { importCommand } from "./commands/import.ts";
import { initCommand } from "./commands/init.ts";
import { leadsCommand } from "./commands/leads.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { outboxCommand } from "./commands/outbox.ts";
import { secretCommand } from "./commands/secret.ts";
import { staffCommand } from "./commands/staff.ts";
import { tokenCommand } from "./commands/token.ts";
import { undoCommand } from "./commands/undo.ts";

export const commands: Readonly<Record<string, Command>> = {
  init: initCommand,
  doctor: doctorCommand,
  import: importCommand,
  feeds: feedsCommand,
  history: historyCommand,
  undo: undoCommand,
  export: exportCommand,
  demo: demoCommand,
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  leads: leadsCommand,
  outbox: outboxCommand,
  figures: figuresCommand,
  secret: secretCommand,
  staff: staffCommand,
  token: tokenCommand,
};
