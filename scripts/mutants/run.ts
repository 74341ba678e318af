/** `npm run mutants`: how many small mistakes in the source the tests beside it notice. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { instrument, type Mutant, readMutants } from "./instrument.ts";
import { type RoomResult, scoreHead, tellMutant, tellScore, writeReport } from "./report.ts";
import { listTargets, pick, readWishes, stemOf } from "./targets.ts";
import { openTestFiles, type Reach } from "./test-files.ts";

// As for all tests: the launcher says "production" to everything else.
process.env.NODE_ENV = "test";
const root = join(import.meta.dirname, "../..");
const wishes = readWishes(process.argv.slice(2));
const sources = new Map<string, string>();
const byRoom = new Map<string, Mutant[]>();
let nextId = 1;
for (const [room, files] of listTargets(root, wishes)) {
  const mutants: Mutant[] = [];
  for (const file of files) {
    const source = readFileSync(join(root, file), "utf8");
    const read = readMutants(file, source, nextId);
    nextId += read.mutants.length;
    mutants.push(...read.mutants);
    sources.set(file, instrument(source, read));
  }
  byRoom.set(room, mutants);
}
const seconds = () => `${(performance.now() / 1000).toFixed(0)} s`;
const testFiles = await openTestFiles(root, sources);

/** Passes a test file for each mutant; what a worker that died took along is passed again in a new one. */
async function pass(file: string, mutants: number[], cpuLimitMs: number): Promise<Set<number>> {
  const killed = new Set<number>();
  let left = mutants;
  while (left.length > 0) {
    const outcome = await testFiles.pass(file, left.slice(0, 50), cpuLimitMs);
    if (outcome.killed.size + outcome.survived.size === 0) throw new Error(`${file}: Vitest did not run it`);
    for (const id of outcome.killed) killed.add(id);
    left = left.filter((id) => !outcome.killed.has(id) && !outcome.survived.has(id));
  }
  return killed;
}

async function tryRoom(room: string, possible: Mutant[]): Promise<RoomResult> {
  const tried = pick(possible, wishes.sample, wishes.seed).sort((a, b) => a.id - b.id);
  const alive = new Set(tried.map(({ id }) => id));
  const reaches = await testFiles.survey(room);
  console.log(`${room}/: ${tried.length} of ${possible.length} mutants, ${reaches.length} test files (${seconds()})`);
  const passed = new Set<string>();
  const passAll = async ({ file, cpuMs, hits }: Reach, wanted: (mutant: Mutant) => boolean) => {
    const reached = tried.filter(
      (mutant) => alive.has(mutant.id) && hits.has(mutant.id) && !passed.has(`${file} ${mutant.id}`) && wanted(mutant),
    );
    if (reached.length === 0) return;
    const ids = reached.map(({ id }) => id);
    for (const id of ids) passed.add(`${file} ${id}`);
    const killed = await pass(file, ids, 1000 + cpuMs * 5);
    for (const id of killed) alive.delete(id);
    console.log(`  ${file}: ${killed.size} of ${ids.length} killed (${Math.round(cpuMs)} ms each, ${seconds()})`);
  };
  // Most are noticed by the test of their own file; of the others the quick ones first.
  reaches.sort((a, b) => a.cpuMs - b.cpuMs);
  for (const reach of reaches) await passAll(reach, ({ file }) => stemOf(reach.file) === stemOf(file));
  for (const reach of reaches) await passAll(reach, () => true);
  const survivors = tried.filter(({ id }) => alive.has(id));
  const unreached = survivors.map(({ id }) => id).filter((id) => !reaches.some(({ hits }) => hits.has(id)));
  return { room, possible: possible.length, tried, survivors, unreached: new Set(unreached) };
}

const results: RoomResult[] = [];
for (const [room, mutants] of byRoom) {
  const result = await tryRoom(room, mutants);
  results.push(result);
  console.log(result.survivors.map((mutant) => `  ${tellMutant(mutant)}`).join("\n"));
}
await testFiles.close();
console.log(`\n${scoreHead}\n${results.map(tellScore).join("\n")}`);
// What was tried of a part of a folder is no figure of the folder.
const report = join(root, "bench/latest-mutants.md");
if (wishes.since === undefined && !wishes.only.some((name) => name.includes("/")))
  writeFileSync(report, writeReport(existsSync(report) ? readFileSync(report, "utf8") : "", results));
process.exit();
