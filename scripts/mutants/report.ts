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

export function tellScore({ room, possible, tried, survivors, unreached }: RoomResult): string {
  const killed = tried.length - survivors.length;
  return `| ${room}/ | ${possible} | ${tried.length} | ${killed} | ${unreached.size} | ${share(killed, tried.length)} |`;
}

export const scoreHead =
  "| folder | mutants | tried | killed | reached by no test | score |\n|---|--:|--:|--:|--:|--:|";

export const tellMutant = ({ file, line, kind, was, text }: Mutant) =>
  `${file}:${line} ${kind}: \`${oneLine(was)}\` → \`${oneLine(text)}\``;

export function writeReport(results: RoomResult[], command: string): string {
  const lists = results.map(({ room, survivors, unreached }) => {
    const lines = survivors.map((mutant) => `- ${tellMutant(mutant)}${unreached.has(mutant.id) ? " (no test)" : ""}`);
    return `## Survivors in ${room}/\n\n${lines.join("\n") || "None."}`;
  });
  const intro =
    "Small mistakes put into the source, one at a time; a mutant that a test of the same folder notices is killed.\n" +
    `By \`${command}\`.`;
  return `# Mutants\n\n${intro}\n\n${scoreHead}\n${results.map(tellScore).join("\n")}\n\n${lists.join("\n\n")}\n`;
}
