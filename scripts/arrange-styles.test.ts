import { expect, it } from "vitest";
import { arrangeStyles } from "./arrange-styles.ts";

it("says declarations in one order in every rule, nested ones after them", () => {
  expect(arrangeStyles("@layer ui{.a{display:flex;gap:1px;padding:0;&:hover{margin:0;color:red}}}")).toBe(
    "@layer ui{.a{padding:0;gap:1px;display:flex;&:hover{color:red;margin:0}}}",
  );
});

it("keeps what overrides what", () => {
  const kept = [
    "border:1px solid;border-top:0",
    "margin:0;margin-inline:auto",
    "font:inherit;line-height:1",
    "inset:0;top:auto",
    "top:auto;inset:0",
    "columns:2;column-gap:1px",
    "place-items:center;align-items:end",
    "text-decoration:none;-webkit-text-decoration-color:red;text-decoration-color:red",
    "color:red;color:color(display-p3 1 0 0)",
  ];
  for (const rule of kept) expect(arrangeStyles(`.a{${rule}}`)).toBe(`.a{${rule}}`);
});

it("leaves declarations behind a nested rule where they are", () => {
  expect(arrangeStyles(".a{width:1px;&:hover{width:2px}padding:0}")).toBe(".a{width:1px;&:hover{width:2px}padding:0}");
});
