import { bin, step, verifySteps } from "./steps.ts";

await verifySteps();
await step("unit and query tests but the slow ones", [bin.vitest, "run", "--project", "unit"], { NODE_ENV: "test" });
