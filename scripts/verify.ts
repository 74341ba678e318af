import { attempt, bin, runChecks } from "./steps.ts";

const checks = runChecks();
/** On SQLite alone, and without the slow ones: `npm test` asks the same of PostgreSQL, and runs them all. */
const quick = ["--project", "unit", "--testNamePattern", "^(?!.*\\(PostgreSQL\\))"];
const status = await attempt("unit and query tests but the slow ones", [bin.vitest, "run", ...quick], {
  NODE_ENV: "test",
});
const failed = await checks;
// Once more below the list of the tests, which is long.
for (const { name, said } of failed) console.log(`\n${said}✗ ${name}`);
process.exitCode = status !== 0 || failed.length > 0 ? 1 : 0;
