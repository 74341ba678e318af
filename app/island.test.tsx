import { glob } from "node:fs/promises";
import { basename } from "node:path";
import { expect, it } from "vitest";
import type { IslandModule } from "./define-island.tsx";

it("every island has the name of its file, and no two the same", async () => {
  const names: string[] = [];
  for await (const file of glob("app/*/**/*.island.tsx")) {
    const { default: island } = (await import(`../${file}`)) as { default: IslandModule<object> };
    expect(`${island.name}.island.tsx`, file).toBe(basename(file));
    names.push(island.name);
  }
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
