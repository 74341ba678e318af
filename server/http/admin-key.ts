import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#config";
import { closeFile, closeFolder, ownFile } from "#data/private-files.ts";

type AdminKey = { key: string; told: string };

const fileName = "admin-token";

/**
 * The key for what is not for visitors: the setting, else one that is made at the first start and kept in the data
 * folder, where whoever runs the site can read it and Prometheus be pointed to it. A terminal is shown the key itself, a
 * log only where it is.
 */
export function openAdminKey(
  { adminToken, dataDir }: Pick<Config, "adminToken" | "dataDir">,
  isTerminal = process.stderr.isTTY === true,
): AdminKey {
  if (adminToken) return { key: adminToken.reveal(), told: "Admin    the key in ADMIN_TOKEN" };
  const file = join(dataDir, fileName);
  try {
    const key = keptKey(file, dataDir);
    return { key, told: isTerminal ? `Admin    key ${key}` : `Admin    the key in ${file}` };
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? "unknown reason";
    return { key: newKey(), told: `Admin    no key: ${file} cannot be used (${why}); set ADMIN_TOKEN` };
  }
}

const newKey = () => randomBytes(24).toString("base64url");

/** The one that is there is read also where nothing can be written. */
function keptKey(file: string, folder: string): string {
  closeFolder(folder);
  if (!existsSync(file)) makeKey(file);
  closeFile(file);
  const key = readFileSync(file, "utf8").trim();
  if (key.length < 16) throw Object.assign(new Error("too short"), { code: "too short" });
  return key;
}

/** Of several processes that start at once, one makes it: the file appears whole or not at all. */
function makeKey(file: string): void {
  // By chance, not by the process: in containers all have the same number.
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${newKey()}\n`, { mode: ownFile, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
