import type { PageModule } from "#app/page.tsx";
import { type PageId, pageRow } from "#site/pages.ts";

type AnyModule = PageModule<PageId, object>;

// In development a page's code is read when it is first asked for; server/main.ts asks for all at its start.
const loaders = import.meta.glob<{ page: unknown }>("../app/*/**/page.tsx");

export async function loadPageModule(id: PageId): Promise<AnyModule> {
  const loader = loaders[`../app/${pageRow(id).file}/page.tsx`];
  if (!loader) throw new Error(`page ${id}: app/${pageRow(id).file}/page.tsx does not exist`);
  return (await loader()).page as AnyModule;
}
