import { expect, it } from "vitest";
import { documentHtml } from "./document.tsx";
import type { OfficeView } from "./page.tsx";

it.each([
  ["es", "Hoy | Oficina Yonke"],
  ["en", "Today | Yonke office"],
] as const)("is called as the language calls it (%s)", (edition, title) => {
  const html = documentHtml({
    view: { edition, brand: "Yonke" } as OfficeView,
    head: { title: title.split(" | ")[0] as string },
    body: null,
    framed: false,
    assets: { styles: ["/s.css"], script: "/s.js", preloads: [] },
  });
  expect(html).toContain(`<title>${title}</title>`);
});
