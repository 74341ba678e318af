import { expect, it } from "vitest";
import { documentHtml } from "./document.tsx";
import type { OfficePage, OfficeView } from "./page.tsx";

const empty = { Page: () => null } as unknown as OfficePage;

it.each([
  ["es", "Hoy | Oficina Yonke"],
  ["en", "Today | Yonke office"],
] as const)("is called as the language calls it (%s)", (edition, title) => {
  const html = documentHtml({
    view: { edition, brand: "Yonke" } as OfficeView,
    page: empty,
    props: { title: title.split(" | ")[0] as string },
    assets: { styles: "/s.css", script: "/s.js", preloads: [] },
  });
  expect(html).toContain(`<title>${title}</title>`);
});
