import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { noTests as exclude, slowFiles as slow, sweepFiles, testFiles } from "./scripts/test-files.ts";
import { keepTestsInMemory } from "./tests/support/memory-folder.ts";

keepTestsInMemory();
// Processes that tests start read the same sources: what they compile to is kept for the next.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "compiled");

/**
 * Files that follow one another in a worker share what they import and the chains that they make: reading and making it
 * anew for each took a third of the time, and each worker more takes some of it again. What a test changes it puts back.
 */
const workers = {
  maxWorkers: availableParallelism(),
  isolate: false,
  unstubEnvs: true,
  setupFiles: ["tests/support/shipped-chain.ts"],
};
/** What is waited for comes at once on a quiet machine; on a busy one it may take its time. Only what hangs ends here. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 300_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...workers,
          ...patience,
          name: "unit",
          include: [testFiles],
          exclude: [...exclude, slow, "tests/sweeps/**"],
          globalSetup: ["tests/support/shared-postgres.ts"],
        },
      },
      {
        test: {
          ...workers,
          ...patience,
          name: "slow",
          include: [slow],
          exclude,
          globalSetup: ["tests/support/shared-postgres.ts"],
        },
      },
      {
        test: {
          ...workers,
          ...patience,
          name: "sweeps",
          include: [sweepFiles],
          exclude,
          globalSetup: ["tests/support/start-server.ts"],
        },
      },
    ],
  },
});
