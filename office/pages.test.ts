import { expect, expectTypeOf, it } from "vitest";
import type { Staff } from "#core/staff.ts";
import type { RequestFor } from "./page.tsx";
import { pageModules } from "./page-modules.ts";
import { matchPath, officePageIds, pages } from "./pages.ts";

it("has a page for every row, and a row for every page", () => {
  for (const id of officePageIds) expect(pageModules[id].id).toBe(id);
  const files = Object.keys(import.meta.glob("./*/**/page.tsx")).map((path) => path.slice(2, -"/page.tsx".length));
  expect(files.sort()).toEqual(officePageIds.map((id) => pages[id].file).sort());
});

it("knows by a page's row whether somebody has signed in, and what its address says", () => {
  expectTypeOf<RequestFor<"link">["staff"]>().toEqualTypeOf<Staff | undefined>();
  expectTypeOf<RequestFor<"file">["staff"]>().toEqualTypeOf<Staff>();
  expectTypeOf<RequestFor<"file">["params"]>().toEqualTypeOf<Record<"id", string>>();
});

it("reads addresses as the site does: nearly right ones move, what cannot be read leads nowhere", () => {
  expect(matchPath("/archivos/x%20y")).toMatchObject({ kind: "page", id: "file", params: { id: "x y" } });
  expect(matchPath("/en/Files/", undefined, "?x=1")).toEqual({ kind: "moved", to: "/en/files?x=1" });
  for (const path of ["/nada", "//evil.example", "/archivos/%E0%A4%A", "/archivos//x"])
    expect(matchPath(path).kind, path).toBe("unknown");
});
