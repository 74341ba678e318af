import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { buildWhenStale } from "../scripts/build-when-stale.ts";
import { largeAnswer, selectiveSearch } from "./api.ts";
import { pagesOnCores } from "./cores.ts";
import { type Figure, table } from "./figures.ts";
import { demoFolder as DATA_DIR, root } from "./folders.ts";
import { followFigures } from "./follows.ts";
import { importFigures } from "./imports.ts";
import { phoneFigures } from "./lighthouse.ts";
import { findFigures } from "./office-find.ts";
import { openDataFigures } from "./open-data.ts";
import { cachedPage, residentMemory } from "./pages.ts";
import { heldInDemo, millionFigures, searchAtScale } from "./scale.ts";
import { startSite, stop, stopAll, whenQuiet } from "./servers.ts";
import { uncachedPages } from "./uncached.ts";
import { visitFigures } from "./visit.ts";
import { needWrk } from "./wrk.ts";

async function measure(): Promise<Figure[]> {
  needWrk();
  await buildWhenStale((line) => console.error(line));
  await startSite({ DATA_DIR });
  stopAll();
  const site = await startSite({ DATA_DIR });
  const seconds = site.startMs / 1000;
  const figures: Figure[] = [
    { what: "second start to the first page", bar: "≤ 5 s", measured: `${seconds.toFixed(1)} s`, holds: seconds <= 5 },
  ];
  const memory = await residentMemory(site.pid);
  figures.push({
    what: "resident memory with the demo chain",
    bar: "≤ 300 MB",
    measured: `${memory.toFixed(0)} MB`,
    holds: memory <= 300,
  });
  await whenQuiet(site.pid);
  // Before the minutes of Lighthouse: a kernel that takes back what lies still (DAMON) slows the older of two servers.
  figures.push(await cachedPage(site.url));
  figures.push(...(await selectiveSearch(site.url)), await largeAnswer(site.url));
  figures.push(...(await searchAtScale(site)));
  figures.push(...(await phoneFigures(site.url)));
  stopAll();
  figures.push(...(await pagesOnCores(DATA_DIR)), ...(await heldInDemo(DATA_DIR)));
  figures.push(...(await visitFigures()), ...(await findFigures()));
  figures.push(...(await uncachedPages(DATA_DIR)));
  figures.push(...(await importFigures()));
  figures.push(...(await followFigures()), ...(await openDataFigures()));
  return figures;
}

async function coreFigures(): Promise<Figure[]> {
  needWrk();
  // The demo chain is made before anything is measured.
  await stop(await startSite({ DATA_DIR }));
  return pagesOnCores(DATA_DIR);
}

/** What breaks is a measurement of its own: see docs/faults.md. */
const fault = ["cluster", "crash", "day", "overload"].find((name) => process.argv.includes(`--${name}`));
if (fault) {
  await import(`./${fault}/run.ts`);
  process.exit();
}
if (process.argv.includes("--vins")) {
  await import("./vins.ts");
  process.exit();
}
/** Some figures alone, printed and not kept. */
const some = {
  "--visit": visitFigures,
  "--office-find": findFigures,
  "--million": millionFigures,
  "--follows": followFigures,
  "--open-data": openDataFigures,
  "--imports": importFigures,
  "--cores": coreFigures,
};
for (const [flag, figures] of Object.entries(some)) {
  if (!process.argv.includes(flag)) continue;
  await buildWhenStale((line) => console.error(line));
  console.log(table(await figures()));
  stopAll();
  process.exit();
}
try {
  const figures = await measure();
  const text = `# Latest figures\n\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? process.arch}. Made by \`npm run bench\`.\n\n${table(figures)}\n`;
  writeFileSync(`${root}bench/latest.md`, text);
  console.log(text);
} finally {
  stopAll();
}
