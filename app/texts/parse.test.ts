import { expect, it } from "vitest";
import { parseText } from "./parse.ts";

const source = `title: Políticas de Yonke
description: Reglas.

# Políticas

Lea [esto](page:safety) primero.

Antes de todo.

## Cambios y devoluciones

- Uno
- Dos <script>alert(1)</script>

| Compra | Plazo |
|---|---|
| Pieza | 30 días |

### ¿Y la mano de obra?

No.
`;
const text = parseText(source, (href) => href.replace("page:", "/ir/"));

it("reads the header, the heading and the lead", () => {
  expect(text).toMatchObject({
    title: "Políticas de Yonke",
    description: "Reglas.",
    heading: "Políticas",
    lead: 'Lea <a href="/ir/safety">esto</a> primero.',
  });
  expect(text.intro).toBe("<p>Antes de todo.</p>\n");
});

it("makes sections with anchors, tables with row headers, and runs no HTML", () => {
  const [section] = text.sections;
  expect(section).toMatchObject({ id: "cambios-y-devoluciones", heading: "Cambios y devoluciones" });
  expect(section?.html).toContain(
    '<th scope="row">Pieza</th><td><span class="words-table__col">Plazo</span>30 días</td>',
  );
  expect(section?.html).toContain("&lt;script&gt;");
  expect(section?.html).not.toContain("<script>");
  expect(section?.html).toContain("<h3>¿Y la mano de obra?</h3>");
});

it.each([
  ["javascript:alert(1)", undefined],
  ["JavaScript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["page:nope", undefined],
  ["page:safety", "/ir/safety"],
  ["/partes", "/partes"],
  ["#reglas", "#reglas"],
  ["tel:+16025550120", "tel:+16025550120"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["https://example.com/", "https://example.com/"],
])("lets a link to %s lead to %s, and keeps its words", (href, to) => {
  const find = (said: string) => (said === "page:safety" ? "/ir/safety" : said === "page:nope" ? undefined : said);
  const { lead, intro } = parseText(`title: A\ndescription: B\n\n# A\n\nC [*d*](${href}) e.\n\n<${href}>\n`, find);
  const outside = to?.startsWith("https:") ? ' rel="external"' : "";
  expect(lead).toBe(to ? `C <a href="${to}"${outside}><em>d</em></a> e.` : "C <em>d</em> e.");
  expect(intro).not.toMatch(/href="(?:javascript|data|page):/i);
});

it("takes every heading that asks as a question, with all that stands below it as the answer", () => {
  expect(text.questions).toEqual([{ question: "¿Y la mano de obra?", answer: "No." }]);
  const asked = parseText(
    'title: A\ndescription: B\n\n# A?\n\nC\n\n## D?\n\nE [f](page:g).\n\n- H & "I"\n\n## J\n\nK\n',
    String,
  );
  expect(asked.questions).toEqual([{ question: "D?", answer: 'E f. H & "I"' }]);
});

it("gives each section an anchor of its own, apart from the page's", () => {
  const { sections } = parseText(
    "title: A\ndescription: B\n\n# A\n\nC\n\n## Cookies\n\nD\n\n## E\n\nF\n\n## E\n\nG\n",
    String,
  );
  expect(sections.map(({ id }) => id)).toEqual(["cookies-2", "e", "e-2"]);
});
