import { expect, it } from "vitest";
import { cautionOf } from "#core/part-caution.ts";
import type { Row } from "./group-rows.ts";
import { categoryTall, rowTall } from "./tallness.ts";

const row = (en: string): Row =>
  ({ name: en, prices: [[{ kind: [], saleCents: undefined, caution: cautionOf({ es: "", en }) }]] }) as unknown as Row;

it("reckons with what a warning adds to a row", () => {
  expect(rowTall(row("Emblem"), "en")).toBeUndefined();
  expect(rowTall(row("Gas cap"), "en")).toBe(3.2);
  expect(rowTall(row("Driver airbag"), "en")).toBeGreaterThan(6);
  expect(categoryTall([row("Driver airbag")], "en", false)).toBeGreaterThan(categoryTall([row("Emblem")], "en", false));
});
