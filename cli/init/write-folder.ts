import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { plainLogo } from "#content/chain/plain-logo.ts";
import type { Facts } from "./facts.ts";
import type { Drawn } from "./wrap-picture.ts";

const theme = `/* Your colours: other values for the tokens of app/styles/tokens.css. The start and yonke doctor tell which pairs are hard
   to read. For example: --yellow: #ffcd00; (the main colour) and --ink: #15171a; (what is written on it). */
:root {
}
`;

export async function isTaken(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** Writes a chain's folder; no file that is there is touched. */
export async function writeFolder(folder: string, facts: Facts, { logo, favicon }: Drawn): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = {
    "chain.json": `${JSON.stringify(facts, null, 2)}\n`,
    "logo.svg": logo,
    ...(favicon && { "favicon.svg": favicon }),
    ...(logo === plainLogo && { "logo-dark.svg": logo.replace("#15171a", "#ffffff") }),
    "theme.css": theme,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content, { flag: "wx" });
  for (const name of ["content", "art"]) await mkdir(join(folder, name));
}
