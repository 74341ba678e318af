import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { defineIsland } from "./define-island.tsx";
import { Island, type When } from "./island.tsx";
import { PageContext, type PageView, usePage } from "./page.tsx";
import { RenderingContext } from "./rendering.ts";
import { Slot } from "./slot.tsx";

type Props = { action: string; names: readonly string[] };
const props: Props = { action: "/busque", names: ["Acura", "Audi"] };
const list = defineIsland<Props>("list", ({ action, names }) => (
  <form action={action}>
    {names.join(" ")}
    <Slot name="rows" />
  </form>
));

const Path = () => <i>{usePage().path}</i>;

function draw(when?: When, rows = <b>1</b>) {
  const islands = new Set<string>();
  const html = renderToStaticMarkup(
    <RenderingContext value={{ islands, placeOf: ({ render }) => render() }}>
      <PageContext value={{ edition: "es", path: "/busque" } as PageView}>
        <Island of={list} props={props} slots={{ rows }} {...(when && { when })} />
      </PageContext>
    </RenderingContext>,
  );
  return { html, islands: [...islands] };
}

it("sends all its props as data, and its slots as markup alone", () => {
  const { html } = draw();
  const [, sent = ""] = /data-props="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(sent.replaceAll("&quot;", '"'))).toEqual(props);
  expect(html).toContain('<div data-slot="rows"><b>1</b></div>');
  expect(html.split("<b>1</b>")).toHaveLength(2);
});

it("draws in a slot what knows the page", () => {
  expect(draw("load", <Path />).html).toContain("<i>/busque</i>");
});

it("is fetched first only where the page begins with it", () => {
  expect(draw()).toMatchObject({ islands: ["list"], html: expect.not.stringContaining("data-hydrate") });
  for (const when of ["idle", "visible", "touch"] as const)
    expect(draw(when)).toMatchObject({ islands: [], html: expect.stringContaining(`data-hydrate="${when}"`) });
});

it("tells of the islands within its slots too", () => {
  const inner = defineIsland("inner", () => <i>2</i>);
  expect(draw("touch", <Island of={inner} props={{}} />).islands).toEqual(["inner"]);
});
