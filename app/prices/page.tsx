import { definePage } from "#app/page.tsx";
import { chainWords } from "#app/texts/chain-words.ts";
import { fitTitle } from "#core/page-words.ts";
import { partCategories } from "#core/part.ts";
import { aboutYard } from "#core/yard-figures.ts";
import { copy } from "./copy.ts";
import { loadPrices } from "./load.ts";
import { PriceListing } from "./price-list.tsx";
import { swapId } from "./swap-id.ts";
import "./prices.css";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const page = definePage("partPricing", {
  load: (request) => loadPrices(request),
  head: ({ ask, list, wrong, near }, { edition, stock, settings }) => {
    const words = copy[edition];
    const { store, count } = list;
    const what = capital(ask.q) || (ask.category && partCategories[ask.category][edition]);
    const search = ask.q ? { kind: "prices" as const, found: count > 0, typed: ask.q } : undefined;
    if (!store) {
      const status = wrong ? 404 : near.wrong && near.wrong !== "unknown" ? 400 : 200;
      const noindex = wrong || near.typed !== "" || Boolean(what);
      return {
        title: what ? fitTitle(settings.brand, words.titleWhat(what), what) : words.title,
        description: words.description(chainWords(stock, edition).parts),
        status,
        noindex,
        search,
      };
    }
    const place = store.mapTextLine1;
    return {
      yards: aboutYard("view", store.id),
      title: what ? fitTitle(settings.brand, words.titleSearch(what, place), what) : words.titleAt(place),
      description:
        count > 0
          ? words.descriptionAt(words.parts(count), store.name)
          : words.description(chainWords(stock, edition).parts),
      noindex: what !== undefined && what !== "",
      canonical: { query: { store: store.id, q: ask.q, cat: ask.category } },
      search,
    };
  },
  Page: (props) => (
    <div className="price-page" id={swapId}>
      <PriceListing {...props} />
    </div>
  ),
});
