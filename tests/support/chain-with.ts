import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const own = fileURLToPath(new URL("../chain", import.meta.url));

/** The folder of the chain that tests run with, and other facts in it. */
export function chainWith(facts: object): { dir: string; remove(): void } {
  const dir = mkdtempSync(join(tmpdir(), "chain-with-"));
  cpSync(own, dir, { recursive: true });
  const file = join(dir, "chain.json");
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...facts }));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
