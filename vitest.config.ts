import { defineConfig } from "vitest/config";

const exclude = ["node_modules", "dist", ".tmp", ".data"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, "tests/sweeps/**"],
          globalSetup: ["tests/support/shared-postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "sweeps",
          include: ["tests/sweeps/**/*.test.ts"],
          exclude,
          globalSetup: ["tests/support/start-server.ts"],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
