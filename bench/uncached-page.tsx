import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageRequest } from "#app/page.tsx";
import { RenderingContext } from "#app/rendering.ts";
import { findPromoBanner } from "#app/shell/find-promo-banner.ts";
import { readConfig } from "#config";
import { startRendering } from "#render/cached-fragments.tsx";
import { loadPageModule } from "#render/page-modules.ts";
import { pageTree, viewOf } from "#render/render.tsx";
import { builtAssets } from "#server/http/assets.ts";
import { answerPage } from "#server/http/pages.ts";
import { cpuMs } from "#server/http/work-queue.ts";
import { openServices } from "#server/open-services.ts";
import type { Services } from "#server/services.ts";
import { alone } from "#server/workers/siblings.ts";
import type { PageId } from "#site/pages.ts";
import { listAsked, type PageAddress } from "./asked-pages.ts";

/** Runs a task again and again for so much processor time. */
async function cost(task: (at: number) => unknown, ms: number, from: number): Promise<{ runs: number; spent: number }> {
  const began = cpuMs();
  let runs = 0;
  for (; cpuMs() - began < ms; runs++) await task(from + runs);
  return { runs, spent: cpuMs() - began };
}

/** The tree of a page, as React is given it, and the view that its fragments are rendered for. */
async function treeOf(services: Services, { id, params, search }: PageAddress, path: string) {
  const { site, stock: holder, config } = services;
  const stock = holder.current;
  const matched = services.match(path, config.hosts.es, search);
  if (matched.kind !== "page") throw new Error(`${path} is no page`);
  const query = new URLSearchParams(search);
  const view = viewOf(site, { matched, path, query, now: new Date(), requestId: "bench" }, path);
  const module = await loadPageModule(id);
  const own = { params, matrix: matched.matrix, query, stock, form: undefined, token: undefined };
  const request = { ...view, ...own, search: site.search, apiDocs: site.apiDocs } as PageRequest;
  const props = await module.load(request);
  const head = module.head(props, request);
  return { view, tree: pageTree(view, findPromoBanner(stock, view), head, <module.Page {...props} />) };
}

export type PageCost = {
  id: PageId;
  oursMs: number;
  reactMs: number;
  bytes: number;
  pages: number;
  /** What ours is made of, in milliseconds. */
  parts: Record<string, number>;
};

const rounds = 6;
const treesAtMost = 60;
const warmMs = 12_000;

async function measure(services: Services, id: PageId, asked: readonly PageAddress[]): Promise<PageCost> {
  const { site, config } = services;
  const link = site.addresses.path as (id: PageId, edition: "es", params: object) => string;
  const pathOf = (page: PageAddress) => link(page.id, "es", page.params);
  let bytes = 0;
  const answer = async (at: number) => {
    const page = asked[at % asked.length] as PageAddress;
    // Past the last one nothing is kept of the first either.
    if (at % asked.length === 0) services.cache.clear();
    const before = services.cache.misses;
    const ask = { rawPath: pathOf(page), origin: config.hosts.es, requestId: "bench", search: page.search };
    const made = await answerPage(services, ask);
    if (made.status !== 200 || services.cache.misses !== before + 1)
      throw new Error(`${ask.rawPath}${page.search} was not made anew: ${made.status}`);
    bytes += made.plain.length;
  };
  const every = Math.max(1, Math.floor(asked.length / treesAtMost));
  const trees: Awaited<ReturnType<typeof treeOf>>[] = [];
  const load = (at: number) => {
    const page = asked[at % asked.length] as PageAddress;
    return treeOf(services, page, pathOf(page));
  };
  for (const [at, page] of asked.entries())
    if (at % every === 0) trees.push(await treeOf(services, page, pathOf(page)));
  const react = (at: number) => renderToString(trees[at % trees.length]?.tree);
  const withFragments = (at: number) => {
    const { view, tree } = trees[at % trees.length] as (typeof trees)[number];
    const { context, finish } = startRendering(site.fragments, services.stock.current, view);
    return finish(renderToStaticMarkup(<RenderingContext value={context}>{tree}</RenderingContext>));
  };
  // The compiler needs some thousands of pages before it has seen enough.
  const warm = await cost(answer, warmMs, 0);
  const totals = { ours: 0, react: 0, oursRuns: 0, reactRuns: 0 };
  // Turn by turn, so that a busy moment of the machine falls on both.
  for (let round = -2, at = warm.runs; round < rounds; round++) {
    const [ours, theirs] = [await cost(answer, 800, at), await cost(react, 800, at)];
    at += ours.runs;
    if (round < 0) continue;
    totals.ours += ours.spent;
    totals.oursRuns += ours.runs;
    totals.react += theirs.spent;
    totals.reactRuns += theirs.runs;
    if (round === 0) bytes = 0;
  }
  const { ours, oursRuns, react: spent, reactRuns } = totals;
  const [oursMs, reactMs] = [ours / oursRuns, spent / reactRuns];
  const [loaded, drawn] = [await cost(load, 1_000, 0), await cost(withFragments, 1_000, 0)];
  const parts = { "what it shows": loaded.spent / loaded.runs, "React and fragments": drawn.spent / drawn.runs };
  const rest = oursMs - parts["what it shows"] - parts["React and fragments"];
  return {
    id,
    oursMs,
    reactMs,
    bytes: bytes / oursRuns,
    pages: asked.length,
    parts: { ...parts, "the document and its tag": rest },
  };
}

/** Whole answers that nothing is kept of, every address another, against React's part of them alone. */
export async function uncachedPages(only?: PageId): Promise<PageCost[]> {
  const config = readConfig();
  const services = await openServices(config, await builtAssets(config.root), new Map(), alone());
  try {
    const made: PageCost[] = [];
    for (const [id, asked] of Object.entries(listAsked(services.stock.current)) as [PageId, PageAddress[]][])
      if (!only || only === id) made.push(await measure(services, id, asked));
    return made;
  } finally {
    await services.close();
  }
}
