import { expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import type { PartFamily } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { readHtml, textOf } from "#tests/support/read-html.ts";
import { Names } from "./names.tsx";

const family = {
  name: { es: "Alternador", en: "Alternator" },
  kinds: [{ part: { synonyms: { es: ["generador"], en: [] } } }],
} as unknown as PartFamily;

it.each(editionIds)("a name of the other language is called one, in %s", (edition) => {
  const request = pageRequest("partAnswer", edition, { stock: {} as Stock, now: new Date(0) });
  const html = markupOf(request, <Names family={family} />);
  expect(textOf(readHtml(html)).trim()).toBe(
    {
      es: "También se llama: generador. En inglés: Alternator.",
      en: "In Spanish: Alternador, generador.",
    }[edition],
  );
  expect(html).toContain(`<span lang="${edition === "es" ? "en" : "es"}">`);
});
