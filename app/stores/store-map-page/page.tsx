import { writeSearch } from "#app/inventory/search.ts";
import { SaveYard } from "#app/offline/save-yard.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { PrintButton } from "#app/ui/action-buttons.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { LinkSegments } from "#app/ui/segments.tsx";
import { rowPart } from "#app/yard/row-part.ts";
import { Yard } from "#app/yard/yard.tsx";
import { countText } from "#core/count-text.ts";
import { aboutYard } from "#core/yard-figures.ts";
import { mapImagePath } from "#site/store-files.ts";
import { findStoreMap } from "#stock/maps.ts";
import { findStore, listStores } from "#stock/stores.ts";
import { copy, missingMap } from "./copy.ts";
import { loadMap, type MapPage } from "./load.ts";
import { Panel } from "./panel.tsx";
import { RowsInWords } from "./rows.tsx";
import "#app/yard/yard-page.css";
import type { Store } from "#core/store.ts";

function MissingMap({ store }: { store: Store | undefined }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  return (
    <Wrap className="pb-sec">
      <Breadcrumbs here={words.missingTitle} />
      <div className="page-head">
        <h1>{words.missing}</h1>
        {edition === "es" && (
          <p className="lead" lang="en">
            {missingMap}
          </p>
        )}
      </div>
      {store?.active && <p>{words.missingNote}</p>}
      <Buttons className="mt-5">
        {store?.active ? (
          <LinkButton href={href("store", { id: store.id, slug: store.slug })}>{words.seeStore}</LinkButton>
        ) : (
          <LinkButton href={href("locations")}>{words.find2}</LinkButton>
        )}
      </Buttons>
    </Wrap>
  );
}

const isUnknown = ({ asked, mark }: MapPage) => asked !== "" && !mark.row;

export const page = definePage("storeMap", {
  load: loadMap,
  head: (loaded, { edition }) => ({
    yards: aboutYard("view", loaded.store.id),
    title: isUnknown(loaded)
      ? copy[edition].error(loaded.store.mapTextLine1)
      : copy[edition].title(loaded.store.mapTextLine1),
    noindex: isUnknown(loaded) || loaded.search !== undefined,
    description: copy[edition].description(loaded.store.name, loaded.map.rows.length),
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
  Page: function Page(loaded) {
    const words = useCopy(copy);
    const { edition, href } = usePage();
    const { store, yard, asked, search, searchName } = loaded;
    const storeHref = href("store", { id: store.id, slug: store.slug });
    const query = search && writeSearch(search);
    return (
      <Wrap wide className="pb-sec">
        <Breadcrumbs here={words.heading} between={[{ href: storeHref, text: store.listText }]} />
        <div className="yard-page__title">
          <h1>{words.yardOf(store.listText)}</h1>
          <p>
            <b>{words.cars(yard.cars, countText(yard.cars))}</b> <span>{words.inRows(yard.sketch.rows.length)}</span>
          </p>
          {query && (
            <LinkSegments
              label={words.views}
              links={[
                { text: words.wholeYard, href: href("storeMap", { id: store.id }), current: false },
                {
                  text: words.found(searchName, yard.lit),
                  href: href("storeMap", { id: store.id }, { query }),
                  current: true,
                },
              ]}
            />
          )}
        </div>
        {isUnknown(loaded) && (
          <div className="mb-4">
            <ErrorSummary fields={{ row: words.unknownRow(asked) }} />
          </div>
        )}
        <div className="yard-page">
          <Yard yard={yard} search={query} swap={rowPart} />
          <Panel {...loaded} />
        </div>
        <RowsInWords {...loaded} />
        <Buttons className="mt-5 no-print">
          <SaveYard store={store} />
          <PrintButton />
          {query && (
            <LinkButton look="line" href={href("inventoryResults", {}, { query })}>
              {words.results}
            </LinkButton>
          )}
          <LinkButton look="line" href={storeHref}>
            {words.seeStore}
          </LinkButton>
          <LinkButton look="line" href={mapImagePath(store.id, edition)}>
            {words.picture}
          </LinkButton>
        </Buttons>
      </Wrap>
    );
  },
});
