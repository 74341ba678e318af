import { spawn } from "node:child_process";
import { join } from "node:path";
import { watchedFolder } from "#office/shell/who.ts";
import { type Edition, editionIds } from "#site/editions.ts";

export type Imported = { status: number; report: string };
type Import = { feed: string; path: string; store: string | undefined; rejects: string };

/** As much of a report as anyone reads. */
const mostSigns = 200_000;

/** Runs the import as a manager would at a shell, its report in the languages of the chain, in a process of its own: a file of a million lines holds no visitor up. */
export function importApart(
  root: string,
  { feed, path, store, rejects }: Import,
  signal: AbortSignal,
  languages: readonly Edition[] = editionIds,
): Promise<Imported> {
  const words = ["import", feed, path, "--rejects", rejects, "--ask-office", "--who", watchedFolder, "--lang"];
  words.push(languages.length > 1 ? "both" : (languages[0] ?? "es"));
  if (store !== undefined) words.push("--store", store);
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, "cli/yonke.ts"), ...words], {
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let report = "";
    const listen = (chunk: Buffer) => {
      if (report.length < mostSigns) report += chunk.toString();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", fail);
    child.on("close", (status) => done({ status: status ?? 1, report }));
  });
}
