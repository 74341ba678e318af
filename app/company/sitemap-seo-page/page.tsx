import { Island } from "#app/island.tsx";
import { definePage, useCopy } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { copy } from "./copy.ts";
import { listPaths } from "./paths.ts";
import postPaths from "./post-paths.island.tsx";
import "./paths.css";

export const page = definePage("sitemapSeo", {
  load: (request) => ({ paths: listPaths(request, request.settings.languages) }),
  head: (_, { edition }) => ({ title: copy[edition].title, description: copy[edition].description, noindex: true }),
  Page: function Page({ paths }) {
    const words = useCopy(copy);
    return (
      <Wrap>
        <PageHead title={words.heading} lead={words.description} crumbs={false} />
        <div className="paths pb-sec">
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
          <Island of={postPaths} props={{ paths }} />
          <section aria-labelledby="paths-h">
            <h2 id="paths-h">{words.count(paths.length)}</h2>
            <ol className="paths__list">
              {paths.map((path) => (
                <li key={path}>
                  <code>{path}</code>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </Wrap>
    );
  },
});
