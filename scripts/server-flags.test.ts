import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/** Every place that starts the server, each in its own format. */
const starters = ["scripts/run.mjs", "deploy/Dockerfile", "deploy/systemd/yonke@.service", "bench/servers.ts"];

it.each(starters)("%s starts the server with the flags of decisions 012 and 015", async (file) => {
  const text = await readFile(new URL(`../${file}`, import.meta.url), "utf8");
  expect(text).toMatch(/--max-semi-space-size=16\W+--heap-growing-percent=50\W+--no-allocation-site-pretenuring\b/);
  expect(text).toMatch(/\bMALLOC_ARENA_MAX[=: "]+2\W+MALLOC_TRIM_THRESHOLD_[=: "]+131072\b/);
});
