import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { failWith } from "./fail-with.ts";
import { listHurriedWaits } from "./hurried-waits.ts";

const maxLines = 300;
const exempt = /(copy|schema|pages)\.ts$|\.test\.tsx?$|\.generated\.|^(content|demo\/data|drawings)\//;
/** What starts a server or makes a chain of its own takes seconds, for which `npm run verify` has no time. */
const heavy = /support\/(run-server|office|demo-chain|second-chain|postgres)\.ts"|makeDemoChain\(/;
const quick = /^(?!tests\/sweeps\/)(?!.*\.slow\.test\.).*\.test\.tsx?$/;
const drawers = /(^|\/)(utils?|lib|helpers?|common|misc)(\/|\.tsx?$)/;

const problems: string[] = [];
for await (const file of glob(
  "{core,drawings,site,data,stock,feeds,demo,api,app,render,office,server,content,cli,tests,bench,scripts}/**/*.{ts,tsx,mjs,css}",
)) {
  const text = await readFile(file, "utf8");
  const lines = text.split("\n").length - 1;
  if (lines > maxLines && !exempt.test(file))
    problems.push(`${file}: ${lines} lines, ${maxLines} at most: split it by what its parts do`);
  if (quick.test(file) && heavy.test(text))
    problems.push(`${file}: starts a server or makes a chain: call it .slow.test`);
  if (/\.(test|spec)\.tsx?$/.test(file) && !file.startsWith("scripts/hurried-waits"))
    for (const line of listHurriedWaits(text))
      problems.push(
        `${file}:${line}: waits one second, which a busy machine may need: give the wait a time of its own`,
      );
  if (drawers.test(file)) problems.push(`${file}: a drawer; name it after what it does`);
  if (!/^[a-z0-9.-]+$/.test(basename(file)))
    problems.push(`${file}: a name is small letters, digits and hyphens: rename it`);
}
failWith(problems);
