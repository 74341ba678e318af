import type { OfficePage } from "./page.tsx";
import { type OfficePageId, officePageIds, pages } from "./pages.ts";

const modules = import.meta.glob<OfficePage>("./*/**/page.tsx", { eager: true, import: "page" });

function getModule(id: OfficePageId): OfficePage {
  const { file } = pages[id];
  const module = modules[`./${file}/page.tsx`];
  if (module?.id !== id) throw new Error(`write export const page = definePage("${id}", …) in office/${file}/page.tsx`);
  return module;
}

/** The code of each page, by its row. */
export const pageModules = Object.fromEntries(officePageIds.map((id) => [id, getModule(id)])) as Readonly<
  Record<OfficePageId, OfficePage>
>;
