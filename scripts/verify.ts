import { bin, step, verifySteps } from "./steps.ts";

await verifySteps();
await step("unit and query tests", [bin.vitest, "run", "--project", "unit"], { NODE_ENV: "test" });
