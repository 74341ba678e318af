import { glob, readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";

const modules = import.meta.glob<{ page: { id: string } }>("./*/**/page.tsx");
const fileOf = (path: string) => path.replace(/^\.\//, "").replace(/\/page\.tsx$/, "");

describe("the table of pages and the rooms", () => {
  it.each(pageIds)("%s stands in the folder that its row names, under its own id", async (id) => {
    const { file } = pageRow(id);
    const load = modules[`./${file}/page.tsx`];
    expect(load, `app/${file}/page.tsx`).toBeDefined();
    expect((await load?.())?.page.id, `definePage() in app/${file}/page.tsx`).toBe(id);
  });

  it("has a row for every page in the rooms", () => {
    const rows = pageIds.map((id) => pageRow(id).file);
    expect(Object.keys(modules).map(fileOf).sort()).toEqual(rows.sort());
  });
});

describe("the texts of content/pages", () => {
  it("are those that pages name, in both editions", async () => {
    const named = new Set<string>();
    for await (const file of glob("app/**/*.{ts,tsx}")) {
      const source = file.includes(".test.") ? "" : await readFile(file, "utf8");
      for (const [, name = ""] of source.matchAll(/(?:contentPage\("\w+", |loadText\()"([^"]+)"/g)) named.add(name);
    }
    expect(named.size).toBeGreaterThan(0);
    const there: string[] = [];
    for await (const file of glob("*.md", { cwd: "content/pages" })) there.push(file);
    const wanted = [...named].flatMap((name) => editionIds.map((edition) => `${name}.${edition}.md`));
    expect(there.sort()).toEqual(wanted.sort());
  });
});
