import type { Mutant } from "./instrument.ts";

export type RoomResult = {
  room: string;
  possible: number;
  tried: Mutant[];
  survivors: Mutant[];
  unreached: Set<number>;
};

const share = (killed: number, all: number) => (all === 0 ? "–" : `${((100 * killed) / all).toFixed(1)} %`);
const oneLine = (text: string) => text.replace(/\s+/g, " ").replaceAll("`", "'").slice(0, 90);

export const scoreHead =
  "| folder | mutants | tried | killed | reached by no test | score |\n|---|--:|--:|--:|--:|--:|";

export function tellScore({ room, possible, tried, survivors, unreached }: RoomResult): string {
  const killed = tried.length - survivors.length;
  return `| ${room}/ | ${possible} | ${tried.length} | ${killed} | ${unreached.size} | ${share(killed, tried.length)} |`;
}

export const tellMutant = ({ file, line, kind, was, text }: Mutant) =>
  `${file}:${line} ${kind}: \`${oneLine(was)}\` → \`${oneLine(text)}\``;

const intro = `# Mutants

Small mistakes put into the source, one at a time; a mutant that a test of the same folder notices is killed. By
\`npm run mutants\`; a folder that was not tried again keeps its figures. Some cannot be killed: a cache that is left out
costs only time, a fallback that only the compiler asks for is never taken, and at some boundaries both ways are right.
`;

function tellSurvivors({ room, survivors, unreached }: RoomResult): string {
  const lines = survivors.map((mutant) => `- ${tellMutant(mutant)}${unreached.has(mutant.id) ? " (no test)" : ""}`);
  return `## Survivors in ${room}/\n\n${lines.join("\n") || "None."}\n`;
}

const sampleHead = "## Smaller samples since";
const countTried = (line: string | undefined) => Number(line?.split("|")[3] ?? 0);
/** Beside the figures of a larger run, which it does not replace. */
const tellSample = ({ room, possible, tried, survivors }: RoomResult) =>
  `- ${room}/: ${tried.length - survivors.length} of ${tried.length} killed (${share(tried.length - survivors.length, tried.length)}), out of ${possible}`;

/** The report of all folders: `before` is the last one, of which what was not tried now stays, and what was tried on more. */
export function writeReport(before: string, results: readonly RoomResult[]): string {
  const scores = new Map([...before.matchAll(/^\| (\w+)\/ \|.*$/gm)].map(([line, room = ""]) => [room, line]));
  const lists = new Map(
    [...before.matchAll(/^## Survivors in (\w+)\/\n(?:(?!## ).*\n)*/gm)].map(([list, room = ""]) => [room, list]),
  );
  const samples = new Map(
    [...before.matchAll(/^- (\w+)\/: \d+ of \d+ killed .*$/gm)].map(([line, room = ""]) => [room, line]),
  );
  for (const result of results) {
    if (result.tried.length < countTried(scores.get(result.room))) {
      samples.set(result.room, tellSample(result));
      continue;
    }
    samples.delete(result.room);
    scores.set(result.room, tellScore(result));
    lists.set(result.room, tellSurvivors(result));
  }
  const told = samples.size > 0 ? [`${sampleHead}\n\n${[...samples.values()].join("\n")}\n`] : [];
  const parts = [intro, `${scoreHead}\n${[...scores.values()].join("\n")}\n`, ...told, ...lists.values()];
  return `${parts.map((part) => part.trim()).join("\n\n")}\n`;
}
