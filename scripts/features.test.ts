import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { features } from "./feature-list.ts";
import { featureOf, listSources } from "./features.ts";

const files = listSources();

it("counts every file with one feature", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !featureOf(file))).toEqual([]);
  expect(featureOf("app/home/page.tsx")?.name).toMatch(/^home/);
  expect(featureOf("app/marks.ts")?.name).toMatch(/^shell/);
});

it("names no place that is gone, and no section that the specification has not", () => {
  const places = features.flatMap(({ where }) => where);
  expect(places.filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([]);
  const specification = readFileSync("docs/specification.md", "utf8");
  for (const { why } of features) if (why.startsWith("§")) expect(specification).toContain(`\n## ${why.slice(1)}. `);
});

it("stands in the ledger with each feature, a line each", () => {
  const ledger = readFileSync("docs/features.md", "utf8");
  for (const { name } of features) expect(ledger).toContain(`| ${name} |`);
  expect(ledger.split("\n").length).toBeLessThanOrEqual(80);
});
