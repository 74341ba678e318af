import { mark } from "#app/marks.ts";
import { definePage, useCopy } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { copy } from "./copy.ts";
import { listPaths } from "./paths.ts";

export const page = definePage("sitemapSeo", {
  load: (request) => ({ paths: listPaths(request, request.settings.languages) }),
  head: (_, { edition }) => ({ title: copy[edition].title, description: copy[edition].description, noindex: true }),
  Page: function Page({ paths }) {
    const words = useCopy(copy);
    return (
      <Wrap>
        <PageHead title={words.heading} lead={words.description} crumbs={false} />
        <div className="paths pb-sec" {...mark("enhance", "post-paths")}>
          <noscript>
            <p>{words.noScript}</p>
          </noscript>
          <section aria-labelledby="answer-h" hidden {...mark("answer")}>
            <h2 id="answer-h">{words.answer}</h2>
            <form className="form form--short" {...mark("send")}>
              <Field
                id="admin-key"
                name="key"
                type="password"
                label={words.key}
                hint={words.keyHint}
                autoComplete="off"
                required
              />
              <Buttons>
                <Button look="ink">{words.send}</Button>
              </Buttons>
            </form>
            <p role="status" {...mark("status")} />
            <pre className="paths__raw" hidden {...mark("raw")} />
          </section>
          <section aria-labelledby="paths-h">
            <h2 id="paths-h">{words.count(paths.length)}</h2>
            <ol className="paths__list" {...mark("paths")}>
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
