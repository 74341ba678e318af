import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { defineIsland } from "#app/define-island.tsx";
import { FinishedContext, useFilled, useFinished } from "#app/finished.tsx";
import { Island } from "#app/island.tsx";
import { PageContext, type PageView, usePage } from "#app/page.tsx";
import { bytesOf } from "#core/octets.ts";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { FragmentStore } from "./fragment-store.ts";
import { assemble } from "./fragments.tsx";

const stock = { version: 1 } as Stock;
const now = new Date("2026-11-15T18:00:00Z");
const viewOf = (view: Partial<PageView> = {}): PageView => ({
  ...pageRequest("home", "es", { stock, now }),
  ...view,
});

let store = new FragmentStore(100_000);
beforeEach(() => {
  store = new FragmentStore(100_000);
});

const whole = (view: PageView, body: ReactNode) => renderToStaticMarkup(<PageContext value={view}>{body}</PageContext>);

function made(view: PageView, body: ReactNode, of = stock) {
  const { drawer, finish } = assemble(store, of, view);
  return finish(whole(view, <FinishedContext value={drawer}>{body}</FinishedContext>));
}
const assembled = (...page: Parameters<typeof made>): string => bytesOf(made(...page).markup).toString();

let drawings = 0;
function Line({ name }: { name: string }) {
  drawings++;
  return (
    <li>
      {name} & {name}
    </li>
  );
}
function Lines({ names }: { names: string[] }) {
  const finished = useFinished();
  return (
    <ul>
      {names.map((name) => (
        <Fragment key={name}>
          {finished(`line ${name}`, () => (
            <Line name={name} />
          ))}
        </Fragment>
      ))}
    </ul>
  );
}

test("a piece is drawn once, and stands in its place on every page", () => {
  const lines = <Lines names={["one", "<dós>", "three"]} />;
  const expected = whole(viewOf(), lines);
  drawings = 0;
  expect(assembled(viewOf(), lines)).toBe(expected);
  expect(assembled(viewOf(), lines)).toBe(expected);
  expect(assembled(viewOf(), <Lines names={["three", "one"]} />)).toBe(
    "<ul><li>three & three</li><li>one & one</li></ul>".replaceAll(" & ", " &amp; "),
  );
  expect(drawings).toBe(3);
});

test("each edition and each snapshot of the data has its own", () => {
  const lines = <Lines names={["one"]} />;
  drawings = 0;
  for (const view of [viewOf(), viewOf({ edition: "en" })]) {
    assembled(view, lines);
    assembled(view, lines, { version: 1 } as Stock);
  }
  expect(drawings).toBe(4);
});

function Own() {
  const { path, otherHref } = usePage();
  return (
    <a href={otherHref} title={path}>
      .
    </a>
  );
}
function Outer() {
  const finished = useFinished();
  return finished("outer", () => (
    <div>
      <Own />
      <Lines names={["in"]} />
    </div>
  ));
}

test("the page's own addresses are filled in on each, as React writes them", () => {
  for (const path of ["/a?b=1&c='$&'", '/"<b>"', "/plain", "/año–1"]) {
    const view = viewOf({ path, otherHref: `/en${path}` });
    expect(assembled(view, <Outer />)).toBe(whole(view, <Outer />));
  }
});

test("pieces within pieces are kept whole", () => {
  const first = assembled(viewOf(), <Outer />);
  drawings = 0;
  expect(assembled(viewOf(), <Outer />)).toBe(first);
  expect(assembled(viewOf(), <Lines names={["in"]} />)).toBe("<ul><li>in &amp; in</li></ul>");
  expect(drawings).toBe(0);
});

function Asking({ name }: { name: keyof PageView }) {
  return <i>{String(usePage()[name])}</i>;
}
function Hidden({ name }: { name: keyof PageView }) {
  return useFinished()("hidden", () => <Asking name={name} />);
}

test.each(["now", "requestId", "routeError"] as const)("a piece that asks for the page's %s fails at once", (name) => {
  expect(() => assembled(viewOf(), <Hidden name={name} />)).toThrow("a finished piece stands on other pages too");
});

const island = defineIsland<{ names: string[] }>("lines", ({ names }) => (
  <div>
    before {names.length} <Lines names={names} /> after
    {useFinished()("end", () => (
      <i>end</i>
    ))}
    {useFinished()("end 2", () => (
      <i>end</i>
    ))}
  </div>
));

test("in an island nothing comes between the pieces that the browser would not draw", () => {
  const page = <Island of={island} props={{ names: ["one", "two"] }} />;
  const expected = whole(viewOf(), page);
  expect(expected).toContain(renderToString(<i>end</i>).repeat(2));
  expect(assembled(viewOf(), page)).toBe(expected);
  expect(assembled(viewOf(), page)).toBe(expected);
});

test("what a visitor types is never taken for a piece", () => {
  const typed = "\x01=0\x02\x01(0\x02<!-- -->";
  const page = (
    <>
      <Lines names={["one"]} />
      <p>{typed}</p>
    </>
  );
  expect(assembled(viewOf(), page)).toBe(whole(viewOf(), page));
  expect(assembled(viewOf(), page)).toBe(whole(viewOf(), page));
});

type Said = { name: string; more?: string | undefined; href: string };
function Filled({ said }: { said: Said[] }) {
  const filled = useFilled();
  return (
    <ul>
      {said.map((one) =>
        filled("row", { name: one.name, more: one.more, href: one.href }, ({ name, more, href }) => {
          drawings++;
          return (
            <li key={one.href} id={`row-${name}`}>
              <a href={href}>
                {name} {more !== undefined && <b>{more}</b>}
                {name}
              </a>
            </li>
          );
        }),
      )}
    </ul>
  );
}

const rows: Said[] = [
  { name: "one", href: "/1" },
  { name: "<two> & 'three'", more: '"', href: "/2?a=1&b='$&'" },
  { name: "", more: "", href: "/3" },
  { name: "four", more: "4", href: "/4" },
  { name: "año “5” 🔧", more: "–\\", href: "/5?ñ" },
];

test("a shape is drawn once, and every page fills in its own words as React writes them", () => {
  const page = <Filled said={rows} />;
  const other = <Filled said={[...rows].reverse()} />;
  const [expected, expectedOther] = [whole(viewOf(), page), whole(viewOf(), other)];
  expect(assembled(viewOf(), page)).toBe(expected);
  drawings = 0;
  expect(assembled(viewOf(), page)).toBe(expected);
  expect(assembled(viewOf(), other, { version: 2 } as Stock)).toBe(expectedOther);
  expect(drawings).toBe(0);
});

const asking = defineIsland<{ text: string }>("asking", ({ text }) => <input className="in" defaultValue={text} />);

function Painted({ paints }: { paints: string[] }) {
  const filled = useFilled();
  return paints.map((paint) => filled("painted", { paint }, (said) => <i className={`drop paint-${said.paint}`} />));
}

test("an outline names every class of the page, and a shape only once", () => {
  const page = (
    <div className="own">
      <Painted paints={["rojo", "azul", "gris"]} />
      <Asked text="civic" />
    </div>
  );
  for (let time = 0; time < 2; time++) {
    const { outline } = made(viewOf(), page);
    expect(outline).toContain(' class="own"');
    expect(outline).toContain(' class="in"');
    expect(outline).toContain(' data-island="asking"');
  }
  expect(made(viewOf(), page).outline.split("drop paint-")).toHaveLength(2);
});

function Asked({ text }: { text: string }) {
  const filled = useFilled();
  return filled("asked", { text }, (said) => {
    drawings++;
    return <Island of={asking} props={said} />;
  });
}

test("what an island is given to travel with is filled in as JSON", () => {
  assembled(viewOf(), <Asked text="first" />);
  drawings = 0;
  for (const text of ["civic 2001", "año “1” 🔧", `"it's" \\ <b> & \n\u2028`, "\\u0004", "$&"]) {
    const view = viewOf();
    expect(assembled(view, <Asked text={text} />)).toBe(whole(view, <Asked text={text} />));
  }
  expect(drawings).toBe(5);
});

const filledIsland = defineIsland<{ said: Said[] }>("filled", ({ said }) => <Filled said={said} />);

test("in an island too, where React parts one text from the next", () => {
  const page = <Island of={filledIsland} props={{ said: rows }} />;
  const expected = whole(viewOf(), page);
  expect(expected).toContain("<!-- -->");
  expect(assembled(viewOf(), page)).toBe(expected);
  expect(assembled(viewOf(), page)).toBe(expected);
});

function Wrapped() {
  return useFinished()("wrapped", () => (
    <div>
      <Filled said={rows} />
    </div>
  ));
}

test("a filled shape within a finished piece is kept with its words", () => {
  const expected = whole(viewOf(), <Wrapped />);
  expect(assembled(viewOf(), <Wrapped />)).toBe(expected);
  expect(assembled(viewOf(), <Wrapped />)).toBe(expected);
});

test("a store of no size keeps nothing", () => {
  store = new FragmentStore(0);
  const expected = whole(viewOf(), <Wrapped />);
  drawings = 0;
  for (let at = 0; at < 2; at++) expect(assembled(viewOf(), <Wrapped />)).toBe(expected);
  expect(drawings).toBe(10);
  expect(store.bytes).toBe(0);
});

function Pictured({ photos }: { photos: string[] }) {
  const filled = useFilled();
  return photos.map((photo) =>
    filled("photo", { photo }, (said) => <img key={photo} className="pic" src={said.photo} alt="" />),
  );
}

test("no page tells of a picture by a blank, whether its shape is drawn now or was kept", () => {
  const page = (
    <>
      <img src="/own.svg" alt="" />
      <Pictured photos={["/1", "/2?a&b"]} />
    </>
  );
  const own = '<link rel="preload" as="image" href="/own.svg"/>';
  const body =
    '<img src="/own.svg" alt=""/><img class="pic" src="/1" alt=""/><img class="pic" src="/2?a&amp;b" alt=""/>';
  expect(whole(viewOf(), page)).toContain('<link rel="preload" as="image" href="/1"/>');
  expect(assembled(viewOf(), page)).toBe(own + body);
  expect(assembled(viewOf(), page)).toBe(own + body);
});
