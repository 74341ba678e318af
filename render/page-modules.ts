import type { PageModule } from "#app/page.tsx";
import type { PageId } from "#site/pages.ts";
import { pageSource } from "./page-source.ts";

type AnyModule = PageModule<PageId, object>;

// In development a page's code is read when it is first asked for; server/main.ts asks for all at its start.
const loaders = import.meta.glob<{ page: unknown }>("../app/*/**/page.tsx");
const loaded = new Map<PageId, Promise<AnyModule>>();

async function load(id: PageId): Promise<AnyModule> {
  const loader = loaders[`../${pageSource(id)}`];
  if (!loader) throw new Error(`page ${id}: ${pageSource(id)} does not exist`);
  return (await loader()).page as AnyModule;
}

/** Node looks a module up anew at each import, which is a tenth of the work for a page; development gets the newest. */
export function loadPageModule(id: PageId): Promise<AnyModule> {
  if (import.meta.env.DEV) return load(id);
  const module = loaded.get(id) ?? load(id);
  loaded.set(id, module);
  return module;
}
