import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPostgres } from "../tests/support/postgres.ts";
import { createDataFolder } from "../tests/support/test-data.ts";
import { findBrowser, install } from "./browser.ts";
import { buildWhenStale } from "./build-when-stale.ts";
import { failedJourneys, failedTests, type PlaywrightReport, type VitestReport } from "./failures.ts";
import { attempt, bin, runChecks } from "./steps.ts";
import { leftOut } from "./test-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".tmp/reports");
const totals = { passed: 0, failed: 0, skipped: 0 };

/** What failed, with its reason, said once more at the end: the lists above it are thousands of lines long. */
const failures: string[] = [];

function count(passed: number, failed: number, skipped: number, status: number) {
  totals.passed += passed;
  // A file that does not even load holds no test, but it has failed.
  totals.failed += status !== 0 && failed === 0 ? 1 : failed;
  totals.skipped += skipped;
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

/** All in one run, more at a time than there are processors: most wait for servers, or for a clock. The journeys go beside it. */
async function vitest() {
  const file = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const name = "unit and query tests, the slow ones too, and sweeps over a real server";
  const workers = `--maxWorkers=${availableParallelism() + 1}`;
  const status = await attempt(name, [bin.vitest, "run", workers, ...reporters], { NODE_ENV: "test" });
  const report = readReport<VitestReport>(file);
  if (report) failures.push(...failedTests(report));
  count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, report?.numPendingTests ?? 0, status);
}

const twins = process.argv.includes("--all") ? [] : ["--grep-invert", leftOut];

async function journeys() {
  const file = join(reports, "journeys.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CHROME_PATH: findBrowser() };
  const status = await attempt(
    "journeys in a browser",
    [bin.playwright, "test", "--reporter=list,json", ...twins],
    env,
  );
  const report = readReport<PlaywrightReport>(file);
  if (report) failures.push(...failedJourneys(report));
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  count(expected, unexpected + flaky, skipped, status);
}

/** The database tests run on PostgreSQL too, on servers of their own: only its programs are needed, no cluster. */
function providePostgres() {
  if (findPostgres()) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.log("No PostgreSQL 15 here: its half of the database tests is skipped.");
    return;
  }
  console.log("Installing PostgreSQL from Debian's packages…");
  const settings = "/etc/postgresql-common/createcluster.conf";
  if (!existsSync(settings)) {
    mkdirSync("/etc/postgresql-common", { recursive: true });
    writeFileSync(settings, "create_main_cluster = false\n");
  }
  install("postgresql");
}

process.on("exit", (status) => {
  if (status !== 0 && totals.failed === 0) totals.failed = 1;
  if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped; the lists above say why.`);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
});

process.env.NODE_ENV = "production";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
findBrowser();
providePostgres();
const checks = runChecks();
await buildWhenStale((line) => console.log(line));
(await createDataFolder()).remove();
await Promise.all([vitest(), journeys()]);
for (const { name, said } of await checks) {
  failures.push(`${name}\n${said}`);
  totals.failed += 1;
}
process.exitCode = totals.failed > 0 ? 1 : 0;
