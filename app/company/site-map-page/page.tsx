import { definePage, type PageView, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { ownPages } from "#app/switched-off.ts";
import { type Edition, editions } from "#site/editions.ts";
import { type PageId, pageIds, pageRow } from "#site/pages.ts";
import { copy } from "./copy.ts";
import "./site-map.css";

type Entry = { id: PageId; label: string; href: string };
type Branch = Entry & { children: Entry[] };

/** Pages of the table by their parents; its `hrefIn` writes the link in the edition listed. */
function tree(edition: Edition, view: Pick<PageView, "settings" | "hrefIn">): Branch[] {
  const listed = ownPages(view, pageIds).filter((id) => pageRow(id).sitemap);
  const entry = (id: PageId): Entry => ({ id, label: pageRow(id).label[edition], href: view.hrefIn(id, edition) });
  return listed
    .filter((id) => !pageRow(id).parent)
    .map((id) => ({ ...entry(id), children: listed.filter((child) => pageRow(child).parent === id).map(entry) }));
}

export const page = definePage("siteMap", {
  load: (view) => ({
    lists: view.settings.languages.map((edition) => ({ edition, branches: tree(edition, view) })),
  }),
  head: (_, { edition }) => ({ title: copy[edition].title, description: copy[edition].description }),
  Page: function Page({ lists }) {
    const { edition: here } = usePage();
    // Where there is one language, nothing needs its name.
    const severalLists = lists.length > 1;
    const ordered = lists.toSorted((a) => (a.edition === here ? -1 : 1));
    return (
      <div className="wrap">
        <Breadcrumbs />
        <div className="page-head">
          <h1 id="map">{copy[here].heading}</h1>
          <p className="lead">{copy[here].description}</p>
        </div>
        <div className="site-map pb-sec">
          {ordered.map(({ edition, branches }) => (
            <section
              key={edition}
              lang={edition === here ? undefined : editions[edition].lang}
              aria-labelledby={severalLists ? `map-${edition}` : "map"}
            >
              {severalLists && <h2 id={`map-${edition}`}>{editions[edition].name}</h2>}
              <ul>
                {branches.map(({ id, label, href, children }) => (
                  <li key={id}>
                    <a href={href}>{label}</a>
                    {children.length > 0 && (
                      <ul>
                        {children.map((child) => (
                          <li key={child.id}>
                            <a href={child.href}>{child.label}</a>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    );
  },
});
