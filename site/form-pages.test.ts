import { expect, it } from "vitest";
import { formIds, forms } from "#core/forms/forms.ts";
import { findFormOfPage } from "./form-pages.ts";
import { pageIds, pageRow } from "./pages.ts";

it("finds the form of a page, and none on the others", () => {
  expect(formIds.map((id) => findFormOfPage(forms[id].page))).toEqual(formIds);
  expect(pageIds.filter((page) => findFormOfPage(page))).toHaveLength(formIds.length);
  expect(findFormOfPage("home")).toBeUndefined();
});

it("the page of a form, which carries its token, is kept by nobody", () => {
  for (const id of formIds) expect(pageRow(forms[id].page).cache, id).toBe("never");
});
