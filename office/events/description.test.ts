import { expect, it } from "vitest";
import { markupOf, plainOf } from "./description.ts";

it("shows paragraphs as people write them, and makes the same paragraphs of them again", () => {
  const html = "<p>Rines y llantas &amp; más.</p><p>Traiga su herramienta.<br>Abrimos a las 8.</p>";
  expect(plainOf(html)).toBe("Rines y llantas & más.\n\nTraiga su herramienta.\nAbrimos a las 8.");
  expect(markupOf(plainOf(html))).toBe(html);
  expect(markupOf("2 < 3 & 4 > 3")).toBe("<p>2 &lt; 3 &amp; 4 &gt; 3</p>");
});

it("leaves markup alone that is more than paragraphs", () => {
  const list = "<p>Hay:</p><ul><li>Rines</li></ul>";
  expect(plainOf(list)).toBe(list);
  expect(markupOf(list)).toBe(list);
  expect(markupOf("")).toBe("");
});
