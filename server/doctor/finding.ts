import type { Config } from "#config";
import type { ChainFolder } from "#content/chain/read-folder.ts";
import type { ChainFacts } from "#content/chain/schema.ts";
import type { Words } from "#core/edition.ts";
import type { Place } from "#data/backup.ts";
import type { Database } from "#data/database.ts";

/** problem: visitors meet it, or will. advice: worth a look. fine: looked at and good. */
export type Severity = "problem" | "advice" | "fine";

/** What was seen, and for all but the fine what to do; the same on a terminal and in a browser. */
export type Finding = { id: string; severity: Severity; says: Words; todo?: Words };

/** All that the checks may look at. What could not be read is absent, and a check of its own says why. */
export type Patient = {
  config: Config;
  /** The folder with the shipped demo chain. */
  shippedDir: string;
  folder: ChainFolder | undefined;
  /** The facts as this installation has them: settings stand before the folder. */
  facts: ChainFacts | undefined;
  /** Why the folder cannot be read, a sentence a line. */
  folderTrouble: Words;
  place: Place;
  /** Open, and of this release's schema. */
  db: Database | undefined;
  databaseFindings: readonly Finding[];
  now: Date;
};

export type Check = (patient: Patient) => Finding[] | Promise<Finding[]>;

export const fine = (id: string, es: string, en: string): Finding => ({ id, severity: "fine", says: { es, en } });
export const problem = (id: string, says: Words, todo: Words): Finding => ({ id, severity: "problem", says, todo });
export const advice = (id: string, says: Words, todo: Words): Finding => ({ id, severity: "advice", says, todo });
