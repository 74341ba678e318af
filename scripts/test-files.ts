import { matchesGlob } from "node:path";

/** Which files are tests of which run: the settings of Vitest and Playwright and `scripts/check-specification.ts` read it. */
export const noTests = ["node_modules", "dist", ".tmp", ".data"];
export const testFiles = "**/*.test.{ts,tsx}";
/** What makes whole chains, starts processes or servers, or waits: `npm test` runs it, `npm run verify` does not. */
export const slowFiles = "**/*.slow.test.{ts,tsx}";
export const sweepFiles = "tests/sweeps/**/*.test.ts";
export const journeyFolder = "tests/journeys";

/**
 * The English twins of journeys that walk the same markup in both editions. They take eight minutes of two processors:
 * `npm test -- --all` runs them too. Those of the box, the shell, the home page, the answers and the worker stay.
 */
const kept = "box|first-screen-vehicle|home|part-answer|shell|worker";
export const leftOut = `^(?!.*(?:${kept})\\.spec).*\\ben\\b`;

/** The run of `npm test` that a file belongs to. */
export function runOf(file: string): "unit" | "slow" | "sweeps" | "journeys" | undefined {
  if (noTests.some((folder) => file.startsWith(`${folder}/`))) return undefined;
  if (file.startsWith(`${journeyFolder}/`)) return /\.(spec|test)\.tsx?$/.test(file) ? "journeys" : undefined;
  if (matchesGlob(file, slowFiles)) return "slow";
  if (file.startsWith("tests/sweeps/")) return matchesGlob(file, sweepFiles) ? "sweeps" : undefined;
  return matchesGlob(file, testFiles) ? "unit" : undefined;
}
