import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { formatMoney } from "#core/money.ts";
import { partCategories } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { ChooseStore } from "./choose-store.tsx";
import { copy } from "./copy.ts";
import { loadPrices } from "./load.ts";
import { PriceListing } from "./price-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { StoreSelect } from "./store-select.tsx";
import { swapId } from "./swap-id.ts";

const percent = (millionths: number) => `${Number((millionths / 10_000).toFixed(3))}%`;

function HowToRead({ store }: { store: Store | undefined }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const money = (cents: number) => formatMoney(cents, edition);
  const fees = store
    ? words.feeAnswer(
        percent(store.environmentalRate),
        money(store.environmentalCapCents),
        percent(store.taxRate),
        money(store.admissionCents),
      )
    : words.feeGeneral;
  const warranty = (
    <>
      <p>{words.warrantyAnswer}</p>
      <p>
        <GoLink href={href("warrantyPlus")}>{words.warrantyMore}</GoLink>
      </p>
    </>
  );
  return (
    <section className="core-note mt-6 pb-sec" aria-labelledby="how-h">
      <h2 className="mb-4" id="how-h">
        {words.howTitle}
      </h2>
      <Faq
        questions={[
          { question: words.coreQuestion, answer: words.coreAnswer(String(store?.coreDays ?? 30)), open: true },
          { question: words.warrantyQuestion, answer: warranty },
          { question: words.feeQuestion, answer: fees },
          { question: words.sameQuestion, answer: words.sameAnswer },
        ]}
      />
    </section>
  );
}

export const page = definePage("partPricing", {
  load: (request) => loadPrices(request),
  head: ({ ask, list, wrong, near }, { edition }) => {
    const words = copy[edition];
    if (!list) {
      const status = wrong ? 404 : near.wrong && near.wrong !== "unknown" ? 400 : 200;
      return { title: words.title, description: words.description, status, noindex: wrong || near.typed !== "" };
    }
    const { store, count } = list;
    const what = ask.q || (ask.category && partCategories[ask.category][edition]);
    const place = store.mapTextLine1;
    return {
      title: what ? words.titleSearch(what, place) : words.titleAt(place),
      description: words.descriptionAt(count.toLocaleString("en-US"), store.name),
      noindex: what !== undefined && what !== "",
      canonical: { query: { store: store.id, q: ask.q, cat: ask.category } },
      search: ask.q ? { kind: "prices", found: count > 0, typed: ask.q } : undefined,
    };
  },
  Page: function Page(props) {
    const words = useCopy(copy);
    const { href } = usePage();
    return (
      <Wrap className="price-page">
        <PageHead title={words.heading} lead={words.lead} crumbs={false} />
        <div id={swapId}>
          {props.list ? (
            <PriceListing {...props} list={props.list} />
          ) : (
            <>
              <div className="price-tools">
                <SearchForm path={href("partPricing")} ask={props.ask} yards={<StoreSelect {...props} />} />
              </div>
              <ChooseStore {...props} />
            </>
          )}
        </div>
        <HowToRead store={props.list?.store} />
      </Wrap>
    );
  },
});
