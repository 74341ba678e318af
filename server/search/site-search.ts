import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import MiniSearch, { type Query } from "minisearch";
import type { Edition } from "#core/edition.ts";
import { SiteError } from "#core/errors.ts";
import { findMeant } from "#core/search-meanings.ts";
import { isSmall, stem, termOf, termsOf } from "#core/search-words.ts";
import { wordsOf } from "#core/text.ts";
import type { Answer } from "#render/page-cache.ts";
import type { Site } from "#render/render.tsx";
import type { Log } from "#server/telemetry/log.ts";
import { editionIds, otherEdition } from "#site/editions.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import { type SearchHit, type SearchResults, type SiteSearch, searchPageSize } from "#stock/site-search.ts";
import type { Stock } from "#stock/stock.ts";
import { readMeant } from "./read-meant.ts";
import { carsInYards } from "./search-cars.ts";
import { listDocuments, type SearchDocument } from "./search-documents.ts";
import { highlight } from "./search-highlight.ts";

type Indexed = SearchDocument & { meant: string | undefined };
type Index = { words: MiniSearch<Indexed>; documents: readonly Shown[] };
/** What a hit says of its document. */
type Shown = Omit<SearchDocument, "id" | "twin" | "keywords" | "answers">;

const nothing: SearchResults = { total: 0, hits: [] };
const mostTerms = 12;

/** What is of both languages. */
const mixedFields = ["keywords", "answers"];
const textFields = ["title", ...mixedFields, "description", "body"];
/** What a page's twins speak of: words of one meaning find the same pages in both editions. */
const meantField = "meant";

async function buildIndex(listed: readonly SearchDocument[], meant: ReadonlyMap<string, string>): Promise<Index> {
  const yieldIfDue = createYield();
  const words = new MiniSearch<Indexed>({
    fields: [...textFields, meantField],
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    processTerm: (word) => termOf(word) || null,
  });
  const documents: Shown[] = [];
  for (const document of listed) {
    words.add({ ...document, meant: meant.get(document.twin) });
    const { id: _, twin: _twin, keywords: _keywords, answers: _answers, ...shown } = document;
    documents.push(shown);
    await yieldIfDue();
  }
  return { words, documents };
}

/** A word by its stem, and whether that is shorter than what was typed. */
type Word = { readonly term: string; readonly cut: boolean };

/** What a page says in other words than those typed comes after what says them. */
const synonymWeight = 0.35;
const boost = { title: 5, keywords: 3, answers: 4, description: 2, body: 1, [meantField]: 0.01 };

/** Each word may be meant by another of its names; `typos` also takes words a letter or two away. */
const queriesOf = (words: readonly Word[], edition: Edition, typos: boolean): Query[] =>
  words.map(({ term, cut }) => {
    const meant = findMeant(term, edition);
    const other = otherEdition(edition);
    const exact = { prefix: false, fuzzy: false, combineWith: "OR" } as const;
    return {
      combineWith: "OR",
      queries: [
        {
          queries: [term],
          // "sale" is cut to "sal": Salt Lake City does not begin with it.
          prefix: meant ? meant.starts : term.length > (cut ? 3 : 2),
          fuzzy: !typos ? false : term.length > 4 ? 0.25 : term.length > 3 ? 1 : false,
          maxFuzzy: 2,
        },
        { ...exact, queries: [...(meant?.synonyms[edition] ?? [])], boostDocument: () => synonymWeight },
        // Elsewhere a word of the other language is another word: done, sale.
        {
          ...exact,
          queries: [...(meant?.synonyms[other] ?? [])],
          fields: mixedFields,
          boostDocument: () => synonymWeight,
        },
        { ...exact, queries: [...(meant?.names ?? [])], fields: [meantField] },
      ],
    };
  });

/** All words as written, else with typos, else any of them: whatever first finds something. */
function lookUp(index: Index, words: readonly Word[], edition: Edition) {
  const boostDocument = (id: number) => index.documents[id]?.rank ?? 1;
  // The words are terms already: a second stemming would make "care", of careers, a car.
  const processTerm = (term: string) => term;
  const options = { boost, boostDocument, weights: { fuzzy: 0.25, prefix: 0.5 }, processTerm, fields: textFields };
  for (const combineWith of ["AND", "OR"] as const) {
    for (const typos of [false, true]) {
      const found = index.words.search({ combineWith, queries: queriesOf(words, edition, typos), ...options });
      if (found.length > 0) return found;
    }
  }
  return [];
}

type Asked = { text: string; edition: Edition; page: number };

/** Words that make a question, and say nothing of what is asked. */
const asking = new Set(
  termsOf(
    "me le les lo nos hay necesito puedo puede pueden hacen tienen como cuando donde cual cuantos si " +
      "i me you we us it need do does can could will would have how what when where which who many about a an at by on if",
  ),
);

function searchIn(index: Index, asked: Asked, first: readonly SearchHit[]): SearchResults {
  const { text, edition, page } = asked;
  const typed = wordsOf(text.slice(0, 200))
    .slice(0, mostTerms)
    .map((word): Word => ({ term: stem(word), cut: stem(word) !== word }));
  const telling = typed.filter(({ term }) => !isSmall(term) && !asking.has(term));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return nothing;
  const found = lookUp(index, words, edition);
  const from = (page - 1) * searchPageSize;
  const rest = found.slice(Math.max(0, from - first.length), from + searchPageSize - first.length);
  const hits = rest.flatMap(({ id, terms: matched }) => {
    const document = index.documents[id as number];
    if (!document) return [];
    const { url, title, description, image, body, listing } = document;
    const marked = new Set(matched);
    const inDescription = listing || !body || termsOf(description).some((term) => marked.has(term));
    return {
      url,
      title,
      description,
      image,
      highlight: highlight(inDescription ? description : body, marked),
    };
  });
  return { total: first.length + found.length, hits: [...first.slice(from, from + searchPageSize), ...hits] };
}

/** What the index is made of; cars in the yards are not in it, so most imports leave it as it is. */
const sources = ({ chain, prices, cars, campaigns, documents }: Stock) => [chain, prices, cars, campaigns, documents];

/** Hits stand while the index stands; no other call looks into it. */
export const isOfIndex = ({ route }: Answer): boolean => route === "api:/search";

/** The site's own search: built at the start, built again when what it knows has changed. */
export function createSiteSearch(
  log: Pick<Log, "error">,
  { settleMs = 1_000, retryMs = 30_000, patienceMs = 10_000, onBuilt = () => {} } = {},
) {
  const indexes = new Map<Edition, Index>();
  let site: Site | undefined;
  let seen: unknown[] = [];
  /** How often the pages themselves have changed: what an index that was begun before has seen is out of date. */
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;
  let wanted: Stock | undefined;
  /** Cars come and go without a new index. */
  let latest: Stock | undefined;
  let building = Promise.resolve();
  const started = Promise.withResolvers<void>();
  let first: Promise<void> | undefined = started.promise;
  let line: Promise<unknown> = Promise.resolve();
  const find = (text: string, edition: Edition, page: number): SearchResults => {
    const index = indexes.get(edition);
    if (!index) throw new SiteError("unavailable", "there is no index yet", { retryAfter: 5 });
    try {
      return searchIn(index, { text, edition, page }, site && latest ? carsInYards(site, latest, text, edition) : []);
    } catch (error) {
      log.error({ err: error }, "search failed");
      throw error;
    }
  };
  /** One after the other, each in a turn of its own: all who wait at once would hold the event loop. */
  function waitInLine(): Promise<void> | undefined {
    if (!first) return undefined;
    const indexed = Promise.race([first, wait(patienceMs, undefined, { ref: false })]);
    const turn = Promise.all([line, indexed]).then(() => nextTurn());
    line = turn;
    return turn;
  }
  const search: SiteSearch = Object.defineProperty(find, "building", { get: waitInLine });
  async function build(stock: Stock) {
    if (!site || isSeen(stock)) return;
    const begun = changes;
    const listed: [Edition, SearchDocument[]][] = [];
    for (const edition of editionIds) listed.push([edition, await listDocuments(site, stock, edition)]);
    const meant = await readMeant(listed);
    const built: [Edition, Index][] = [];
    for (const [edition, documents] of listed) built.push([edition, await buildIndex(documents, meant)]);
    for (const [edition, index] of built) indexes.set(edition, index);
    if (begun === changes) seen = sources(stock);
    onBuilt();
  }
  const isSeen = (stock: Stock) => sources(stock).every((source, at) => source === seen[at]);
  function buildSoon(stock: Stock, afterMs: number) {
    wanted = stock;
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => build(stock)).catch((error) => failed(stock, error));
    }, afterMs);
    timer.unref();
  }
  function failed(stock: Stock, error: unknown) {
    log.error({ err: error }, "search index not built");
    // Unless newer data is on its way already.
    if (!wanted || wanted === stock) buildSoon(stock, retryMs);
  }
  return {
    search,
    /** In a chain of thousands of stores this takes seconds: the server need not wait for it, a search does. */
    start(given: Site, stock: Stock): Promise<void> {
      site = given;
      latest = stock;
      building = build(stock)
        .catch((error) => failed(stock, error))
        .finally(() => {
          first = undefined;
          started.resolve();
        });
      return building;
    },
    /** What pages say has changed though the data have not. */
    rebuild(): void {
      seen = [];
      changes++;
      if (latest) buildSoon(latest, 0);
    },
    follow(stock: Stock): void {
      latest = stock;
      if (!isSeen(stock)) buildSoon(stock, settleMs);
    },
  };
}
