import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Figure, table } from "./figures.ts";
import { root } from "./folders.ts";

const flagsOf: Record<string, string> = { faults: "--crash --faults", "crash-follows": "--crash --follows" };

/** Prints the table, keeps it in `bench/latest-<name>.md`, and makes the command fail when a bar does not hold. */
export function report(name: string, title: string, figures: readonly Figure[], notes: readonly string[] = []): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? process.arch}`;
  const made = `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${machine}. Made by \`npm run bench -- ${flagsOf[name] ?? `--${name}`}\`.`;
  const text = `${[`# ${title}`, made, table(figures), ...notes].join("\n\n")}\n`;
  writeFileSync(`${root}bench/latest-${name}.md`, text);
  console.log(text);
  if (figures.some(({ holds }) => holds === false)) process.exitCode = 1;
}

/** A line of the table whose bar is that something never happened. */
export const never = (what: string, wrong: readonly string[], of: string): Figure => ({
  what,
  bar: "none",
  measured:
    wrong.length === 0 ? `none of ${of}` : `${wrong.length} of ${of}: ${[...new Set(wrong)].slice(0, 3).join("; ")}`,
  holds: wrong.length === 0,
});

export const within = (what: string, limitMs: number, ms: readonly number[]): Figure => {
  const worst = Math.max(...ms);
  const unit = (value: number) => (value < 10_000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(0)} s`);
  return {
    what,
    bar: `≤ ${unit(limitMs)}`,
    measured: ms.length > 1 ? `${unit(worst)} at worst of ${ms.length}` : unit(worst),
    holds: ms.length > 0 && worst <= limitMs,
  };
};
