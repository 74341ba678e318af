import { Fragment, type ReactNode, useId } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { Cached } from "#app/cached.tsx";
import { defineIsland } from "#app/define-island.tsx";
import { Island } from "#app/island.tsx";
import { PageContext, type PageView, usePage } from "#app/page.tsx";
import { RenderingContext } from "#app/rendering.ts";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { startRendering } from "./cached-fragments.tsx";
import { fragmentStore } from "./fragment-store.ts";

const stock = { version: 1 } as Stock;
const now = new Date("2026-11-15T18:00:00Z");
const viewOf = (view: Partial<PageView> = {}): PageView => ({
  ...pageRequest("home", "es", { stock, now }),
  ...view,
});

let store = fragmentStore(100_000);
beforeEach(() => {
  store = fragmentStore(100_000);
});

const whole = (view: PageView, body: ReactNode) => renderToStaticMarkup(<PageContext value={view}>{body}</PageContext>);

/** The page's markup, and the islands that it says it has. */
function rendered(view: PageView, body: ReactNode, of = stock) {
  const { context, finish } = startRendering(store, of, view);
  const markup = whole(view, <RenderingContext value={context}>{body}</RenderingContext>);
  return { markup: finish(markup).toString(), islands: [...context.islands] };
}
const markupOf = (...page: Parameters<typeof rendered>): string => rendered(...page).markup;

let renderings = 0;
function Line({ name }: { name: string }) {
  renderings++;
  return (
    <li>
      {name} & {name}
    </li>
  );
}
const Lines = ({ names }: { names: string[] }) => (
  <ul>
    {names.map((name) => (
      <Fragment key={name}>
        <Cached name="line" by={[name]}>
          {() => <Line name={name} />}
        </Cached>
      </Fragment>
    ))}
  </ul>
);

test("a fragment is rendered once, and stands in its place on every page", () => {
  const lines = <Lines names={["one", "<dós>", "three – “3” 🔧"]} />;
  const expected = whole(viewOf(), lines);
  renderings = 0;
  expect(markupOf(viewOf(), lines)).toBe(expected);
  expect(markupOf(viewOf(), lines)).toBe(expected);
  expect(markupOf(viewOf(), <Lines names={["three – “3” 🔧", "one"]} />)).toBe(
    "<ul><li>three – “3” 🔧 & three – “3” 🔧</li><li>one & one</li></ul>".replaceAll(" & ", " &amp; "),
  );
  expect(renderings).toBe(3);
});

test("each edition and each snapshot of the data has its own", () => {
  const lines = <Lines names={["one"]} />;
  renderings = 0;
  for (const view of [viewOf(), viewOf({ edition: "en" })]) {
    markupOf(view, lines);
    markupOf(view, lines, { version: 1 } as Stock);
  }
  expect(renderings).toBe(4);
});

test("what tells two fragments apart is never run together", () => {
  const one = (by: (string | string[])[]) => (
    <Cached name="joined" by={by}>
      {() => <i>{JSON.stringify(by)}</i>}
    </Cached>
  );
  for (const by of [["a", "b"], ["a b"], ["a,b"], [["a", "b"]], ["a\nb"]])
    expect(markupOf(viewOf(), one(by))).toBe(whole(viewOf(), one(by)));
});

const Outer = () => (
  <Cached name="outer" by={[]}>
    {() => (
      <div>
        <Lines names={["in"]} />
      </div>
    )}
  </Cached>
);

test("fragments within fragments are kept whole", () => {
  const first = markupOf(viewOf(), <Outer />);
  renderings = 0;
  expect(markupOf(viewOf(), <Outer />)).toBe(first);
  expect(markupOf(viewOf(), <Lines names={["in"]} />)).toBe("<ul><li>in &amp; in</li></ul>");
  expect(renderings).toBe(0);
});

const Asking = ({ name }: { name: keyof PageView }) => <i>{String(usePage()[name])}</i>;

test.each(["now", "path", "otherHref", "requestId", "routeError"] as const)(
  "a fragment that asks for the page's %s fails at once",
  (name) => {
    const hidden = (
      <Cached name="hidden" by={[]}>
        {() => <Asking name={name} />}
      </Cached>
    );
    expect(() => markupOf(viewOf(), hidden)).toThrow(`stands on other pages too: it has no ${name}`);
  },
);

const Named = () => <i id={useId()} />;
const named = defineIsland<object>("named", Named);

test("so does one that calls useId, wherever it stands; an island in it has ids of its own", () => {
  const cached = (children: ReactNode) => (
    <Cached name="named" by={[]}>
      {() => children}
    </Cached>
  );
  const error = "stands on other pages too: it has no useId";
  expect(() => markupOf(viewOf(), cached(<Named />))).toThrow(error);
  const around = defineIsland<object>("around", () => <div>{cached(<Named />)}</div>);
  expect(() => markupOf(viewOf(), <Island of={around} props={{}} />)).toThrow(error);
  const island = cached(<Island of={named} props={{}} />);
  expect(markupOf(viewOf(), island)).toBe(whole(viewOf(), island));
});

test("a page names the islands that it has, those in its fragments too, each time and each once", () => {
  const page = (
    <div>
      <Cached name="with island" by={[]}>
        {() => (
          <div>
            <Cached name="inner" by={[]}>
              {() => <Island of={named} props={{}} />}
            </Cached>
          </div>
        )}
      </Cached>
      <Island of={lines} props={{ names: ["one"] }} />
      <Island of={lines} props={{ names: ["two"] }} when="touch" />
    </div>
  );
  for (let time = 0; time < 2; time++) expect(rendered(viewOf(), page).islands).toEqual(["named", "lines"]);
  expect(rendered(viewOf(), <Island of={lines} props={{ names: ["two"] }} when="touch" />).islands).toEqual([]);
});

const End = ({ at }: { at: number }) => (
  <Cached name="end" by={[at]}>
    {() => <i>end {at}</i>}
  </Cached>
);
const lines = defineIsland<{ names: string[] }>("lines", ({ names }) => (
  <div>
    before {names.length} <Lines names={names} /> after
    <End at={1} />
    <End at={2} />
  </div>
));

test("in an island nothing comes between the fragments that the browser would not draw", () => {
  const page = <Island of={lines} props={{ names: ["one", "two"] }} />;
  const expected = whole(viewOf(), page);
  expect(expected).toContain(renderToString(<i>end {1}</i>) + renderToString(<i>end {2}</i>));
  // Elsewhere the same fragments have no comments between their texts.
  expect(markupOf(viewOf(), <End at={1} />)).toBe("<i>end 1</i>");
  expect(markupOf(viewOf(), page)).toBe(expected);
  expect(markupOf(viewOf(), page)).toBe(expected);
});

test("what a visitor types is never taken for a fragment", () => {
  const typed = "\x010\x02<!-- -->\x01=0\x02";
  const page = (
    <>
      <Lines names={["one"]} />
      <p>{typed}</p>
    </>
  );
  expect(markupOf(viewOf(), page)).toBe(whole(viewOf(), page));
  expect(markupOf(viewOf(), page)).toBe(whole(viewOf(), page));
});

test("a store of no size keeps nothing, and no store holds more than it may", () => {
  const page = <Lines names={Array.from({ length: 50 }, (_, at) => `line ${at}`)} />;
  const expected = whole(viewOf(), page);
  for (const limit of [0, 2_000]) {
    store = fragmentStore(limit);
    for (let time = 0; time < 2; time++) expect(markupOf(viewOf(), page)).toBe(expected);
    expect(store.size).toBeLessThanOrEqual(limit);
  }
  expect(store.size).toBeGreaterThan(0);
});
