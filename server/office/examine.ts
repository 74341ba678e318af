import { join } from "node:path";
import { ChainError } from "#content/chain/chain-error.ts";
import { readChainFolder } from "#content/chain/read-folder.ts";
import type { Words } from "#core/edition.ts";
import { examine } from "#server/doctor/examine.ts";
import { type Finding, fine } from "#server/doctor/finding.ts";
import type { Services } from "#server/services.ts";

/** What the doctor says of this installation, whose database is open. */
export async function examineServices({ config, db }: Services, now = new Date()): Promise<Finding[]> {
  let folderTrouble: Words = { es: "", en: "" };
  const folder = await readChainFolder(config.chainDir, config.root).catch((error: unknown) => {
    if (!(error instanceof ChainError)) throw error;
    folderTrouble = error.words;
    return undefined;
  });
  return examine({
    config,
    shippedDir: join(config.root, "chain"),
    folder,
    facts: folder?.facts,
    folderTrouble,
    place: db,
    db,
    databaseFindings: [fine("database", "La base de datos responde.", "The database answers.")],
    now,
  });
}
