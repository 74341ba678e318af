import { renderToString } from "react-dom/server";
import type { PageRequest } from "#app/page.tsx";
import { findPromoBanner } from "#app/shell/find-promo-banner.ts";
import { readConfig } from "#config";
import { loadPageModule } from "#render/page-modules.ts";
import { pageTree, viewOf } from "#render/render.tsx";
import { builtAssets } from "#server/http/assets.ts";
import { answerPage } from "#server/http/pages.ts";
import { closeServices, openServices } from "#server/open-services.ts";
import type { PageId } from "#site/pages.ts";

/** Runs a task again and again for some time; its runs a second. */
async function rate(task: () => unknown, ms: number): Promise<number> {
  const began = performance.now();
  let runs = 0;
  for (; performance.now() - began < ms; runs++) await task();
  return (runs * 1000) / (performance.now() - began);
}

/** An address in Spanish. */
export type MeasuredPage = { id: PageId; params: Record<string, string>; search: string };

/** The whole answer of a page that nothing is kept of, against React's part of it alone: pages a second. */
export async function uncachedPage(page: MeasuredPage): Promise<{ ours: number; react: number; bytes: number }> {
  const config = readConfig();
  const services = await openServices(config, await builtAssets(config.root), new Map(), () => {});
  try {
    const { search } = page;
    const link = services.site.addresses.path as (id: PageId, edition: "es", params: object) => string;
    const path = link(page.id, "es", page.params);
    const ask = { rawPath: path, origin: config.hosts.es, requestId: "bench", search: `?${search}` };
    const { cache } = services;
    const answer = async () => {
      cache.clear();
      const before = cache.misses;
      const made = await answerPage(services, ask);
      if (made.status !== 200 || cache.misses !== before + 1) throw new Error(`${path} was not made anew`);
      return made;
    };
    const stock = services.stock.current;
    const matched = services.match(path, config.hosts.es, `?${search}`);
    if (matched.kind !== "page") throw new Error(`${path} is no page`);
    const query = new URLSearchParams(search);
    const asked = { matched, path, query, now: new Date(), requestId: "bench" };
    const view = viewOf(services.site, asked, path);
    const module = await loadPageModule(matched.id);
    const request = {
      ...view,
      params: matched.params as PageRequest["params"],
      matrix: matched.matrix,
      query,
      stock,
      search: services.site.search,
      apiDocs: services.site.apiDocs,
      form: undefined,
      token: undefined,
    };
    const props = await module.load(request);
    const head = module.head(props, request);
    const tree = pageTree(view, findPromoBanner(stock, view), head, <module.Page {...props} />);
    const react = () => renderToString(tree);
    const bytes = (await answer()).plain.length;
    // Turn by turn, so that a busy moment of the machine falls on both.
    const totals = { ours: 0, react: 0 };
    const rounds = 8;
    for (let round = -2; round < rounds; round++) {
      const [ours, theirs] = [await rate(answer, 500), await rate(react, 500)];
      if (round < 0) continue;
      totals.ours += ours / rounds;
      totals.react += theirs / rounds;
    }
    return { ...totals, bytes };
  } finally {
    await closeServices(services);
  }
}
