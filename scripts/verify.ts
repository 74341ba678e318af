import { bin, step, verifySteps } from "./steps.ts";

await verifySteps();
/** On SQLite alone, and without the slow ones: `npm test` asks the same of PostgreSQL, and runs them all. */
const quick = ["--project", "unit", "--testNamePattern", "^(?!.*\\(PostgreSQL\\))"];
await step("unit and query tests but the slow ones", [bin.vitest, "run", ...quick], { NODE_ENV: "test" });
