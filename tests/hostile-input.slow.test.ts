import { beforeAll, describe, expect, it } from "vitest";
import type { Call } from "#api/endpoint.ts";
import { endpoints } from "#api/endpoints.ts";
import { chainForm } from "#api/forms/chain-forms.ts";
import { readAll } from "#api/parameter.ts";
import { readQuery } from "#api/query.ts";
import { Redirect } from "#app/page.tsx";
import { SiteError } from "#core/errors.ts";
import { checkFields } from "#core/forms/check-fields.ts";
import { formIds } from "#core/forms/forms.ts";
import { readSmartQuery } from "#core/smart-query.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { createSiteSearch } from "#server/search/site-search.ts";
import { createSuggest } from "#server/suggest/suggest.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import type { SiteSearch } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";
import type { Suggest } from "#stock/suggestions.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { findGrowth, hostile, listGrowth } from "./support/growth.ts";
import { pageRequest } from "./support/page-request.tsx";
import { testSite as site } from "./support/test-site.ts";

const now = new Date("2026-11-15T18:00:00Z");
const { addresses, apiDocs } = site;

let stock: Stock;
let search: SiteSearch;
let suggest: Suggest;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  const index = createSiteSearch({ error: () => {} });
  await index.start(site, stock);
  search = index.search;
  suggest = createSuggest(
    addresses,
    () => stock,
    () => true,
  );
});

/** A refusal is an answer; anything else that is thrown is a fault. */
async function answered(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    if (!(thrown instanceof SiteError) || thrown.code === "internal") throw thrown;
  }
}

/** Remembers which names were asked for, so that no list of them has to be kept. */
class Recorder extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string) {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string) {
    this.names.add(name);
    return super.getAll(name);
  }
  override has(name: string) {
    this.names.add(name);
    return super.has(name);
  }
}

describe("work grows no faster than the text", () => {
  it.each(endpoints.filter(({ method }) => method === "GET").map((endpoint) => ({ path: endpoint.path, endpoint })))(
    "GET $path",
    async ({ endpoint }) => {
      const { query = {}, params = {}, example } = endpoint;
      const given = example?.(stock) ?? {};
      const call = {
        stock,
        edition: "es",
        origin: "",
        now,
        services: { search, suggest, addresses, log: console },
        header() {},
      };
      const ask = (inPath: Record<string, string>, inQuery: Record<string, string>) =>
        answered(() => {
          const read = readQuery(String(new URLSearchParams(inQuery)));
          const input = {
            params: readAll(params, (name) => inPath[name]),
            query: readAll(query, (name) => read.get(name)),
            body: undefined,
          };
          return endpoint.handle(input, { ...call, query: read } as unknown as Call);
        });
      const found: Record<string, string[]> = {};
      for (const name of Object.keys(query))
        found[name] = await listGrowth((text) => ask(given.params ?? {}, { ...given.query, [name]: text }));
      for (const name of Object.keys(params))
        found[name] = await listGrowth((text) => ask({ ...given.params, [name]: text }, given.query ?? {}));
      expect(Object.values(found).flat(), JSON.stringify(found, null, 1)).toEqual([]);
    },
  );

  it.each(pageIds)("page %s", async (id) => {
    const module = await loadPageModule(id);
    const names = [...pageRow(id).paths.es.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, "1"] as const);
    const params: Record<string, string> = { ...Object.fromEntries(names), ...[...(module.list?.(stock) ?? [])][0] };
    const asked = { stock, now, params };
    const load = (changes: object) =>
      answered(async () => {
        const given = { ...pageRequest(id, "es", asked), search, apiDocs, ...changes };
        module.moved?.(given.query, stock, now);
        const request = { ...given, query: module.tidy?.(given.query, stock, now) ?? given.query };
        const props = await module.load(request);
        if (!(props instanceof Redirect)) module.head(props, request);
      });
    const query = new Recorder();
    const matrixNames = new Set<string>();
    const matrix = new Proxy({} as Record<string, string>, {
      get: (_, name) => void (typeof name === "string" && matrixNames.add(name)),
    });
    await load({ query, matrix });
    // With a store more is asked: its prices, its cars.
    const store = query.names.has("store") ? { store: String(listStoresWithService(stock, "partpricing")[0]?.id) } : {};
    for (const [name, value] of Object.entries(store)) query.set(name, value);
    await load({ query, matrix });
    const found: Record<string, string[]> = {};
    for (const name of query.names)
      found[name] = await listGrowth((text) => load({ query: new URLSearchParams({ ...store, [name]: text }) }));
    for (const name of matrixNames) found[`;${name}`] = await listGrowth((text) => load({ matrix: { [name]: text } }));
    for (const name of Object.keys(params))
      found[`:${name}`] = await listGrowth((text) => load({ params: { ...params, [name]: text } }));
    expect(Object.values(found).flat(), JSON.stringify(found, null, 1)).toEqual([]);
  });

  it.each(formIds.map((id) => [id, chainForm(id)] as const))("form %s", async (_id, form) => {
    for (const name of Object.keys(form.fields)) {
      expect(await listGrowth((text) => checkFields(form, { [name]: text }, "es"), 65_536), name).toEqual([]);
    }
  });

  it("the typed box, and the site's own search", async () => {
    const vocabulary = vocabularyOf(stock);
    expect(await listGrowth((text) => readSmartQuery(text, vocabulary, now))).toEqual([]);
    expect(await listGrowth((text) => search(text, "es", 1))).toEqual([]);
  });
});

describe("the measure itself", () => {
  it("finds the square, the cube and worse", async () => {
    const { letters, blanks } = hostile as Record<string, (length: number) => string>;
    if (!letters || !blanks) throw new Error("no hostile texts");
    const square = (text: string) => {
      let sum = 0;
      for (let one = 0; one < text.length; one++)
        for (let other = 0; other < text.length; other++) sum += text.charCodeAt(one) ^ text.charCodeAt(other);
      return sum;
    };
    expect(await findGrowth(square, letters)).not.toBe("");
    expect(await findGrowth((text) => /\s+$/.test(text), blanks, 131_072)).not.toBe("");
    expect(await findGrowth((text) => /^(a+)+$/.test(`${text.slice(0, 21)}!`), letters)).not.toBe("");
  });
  it("lets a line and a capped length pass", async () => {
    for (const make of Object.values(hostile)) {
      expect(await findGrowth((text) => text.normalize("NFD").toUpperCase().split(""), make, 65_536)).toBe("");
      expect(await findGrowth((text) => /^(a+)+$/.test(`${text.slice(0, 12)}!`), make, 65_536)).toBe("");
    }
  });
});
