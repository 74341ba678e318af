import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { addressLine } from "#app/stores/place-words.ts";
import { parseStoreId } from "#app/stores/store-address.ts";
import { PrintButton } from "#app/ui/action-buttons.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Button, Buttons, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { notFound } from "#core/errors.ts";
import type { Store } from "#core/store.ts";
import type { StoreMap } from "#core/store-map.ts";
import { wayToRow } from "#drawings/way-to-row.ts";
import { findYardRow } from "#drawings/yard-geometry.ts";
import { findMapImage, findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";
import { findStore, listStores } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import { MissingMap } from "./missing.tsx";
import { type Mark, Plan } from "./plan.tsx";
import { RowsInWords } from "./rows.tsx";

/** An active store with a map; everything else is the same missing map. */
function getMap(stock: Stock, id: string): { store: Store; map: StoreMap } {
  const store = findStore(stock, parseStoreId(id));
  const map = store?.active ? findStoreMap(stock, store.id) : undefined;
  if (!store || !map) throw notFound(`map of store ${id.slice(0, 20)}`);
  return { store, map };
}

export const page = definePage("storeMap", {
  load({ stock, params, query }) {
    const { store, map } = getMap(stock, params.id);
    const asked = (query.get("row") ?? "").trim().slice(0, 12);
    const hit = asked ? findYardRow(map, asked, query.get("section") ?? "") : undefined;
    const mark: Mark = { row: hit?.row ?? "", section: hit?.zone ?? "" };
    return { store, map, picture: findMapImage(stock, map), asked, mark };
  },
  head: ({ store, map, asked, mark }, { edition }) => ({
    title: asked && !mark.row ? copy[edition].error(store.name) : copy[edition].title(store.name),
    noindex: asked !== "" && !mark.row,
    description: copy[edition].description(store.name, map.rows.length),
  }),
  list: function* (stock) {
    for (const { id } of listStores(stock)) if (findStoreMap(stock, id)) yield { id: String(id) };
  },
  failure: (error, { edition, stock, params }) =>
    error.code === "not-found"
      ? {
          head: { title: copy[edition].missingTitle, description: copy[edition].missing },
          body: <MissingMap store={/^\d{1,9}$/.test(params.id) ? findStore(stock, Number(params.id)) : undefined} />,
        }
      : undefined,
  Page: function Page({ store, map, picture, asked, mark }) {
    const words = useCopy(copy);
    const { edition, href } = usePage();
    const between = [{ href: href("store", { id: store.id, slug: store.slug }), text: store.listText }];
    const steps = mark.row ? wayToRow(map, mark.row, edition, mark.section) : [];
    const size = picture && { width: picture.width, height: picture.height };
    return (
      <Wrap className="pb-sec">
        <Breadcrumbs here={words.heading} between={between} />
        <PageHead title={map.title[edition]} lead={`${store.name}, ${addressLine(store)}`} tight />
        {asked && !mark.row && (
          <div className="mb-5">
            <ErrorSummary fields={{ row: words.unknownRow(asked) }} />
          </div>
        )}
        <div className="find find--map">
          <Plan map={map} picture={size} mark={mark} />
          <div className="stack stack--6">
            <form className="find-bar find-bar--two" action={href("storeMap", { id: store.id })}>
              <Field
                id="row"
                name="row"
                label={words.row}
                hint={words.hint}
                defaultValue={asked}
                error={asked && !mark.row ? words.unknownRow(asked) : undefined}
                maxLength={12}
                autoComplete="off"
              />
              <Button look="ink">{words.find}</Button>
            </form>
            {steps.length > 0 && (
              <section aria-labelledby="way">
                <h2 className="mb-4" id="way">
                  {words.way(mark.row)}
                </h2>
                <Steps steps={steps} />
              </section>
            )}
            <Buttons>
              <PrintButton />
              <LinkButton look="line" href={between[0]?.href ?? ""}>
                {words.seeStore}
              </LinkButton>
            </Buttons>
            <RowsInWords map={map} mark={mark} />
          </div>
        </div>
      </Wrap>
    );
  },
});
