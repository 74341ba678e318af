import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { defineIsland, readProps, travellingProps } from "./define-island.tsx";
import { Island } from "./island.tsx";
import { PageContext, type PageView } from "./page.tsx";

type Props = { action: string; names: readonly string[] };
const List = ({ action, names }: Props) => <form action={action}>{names.join(" ")}</form>;
const props: Props = { action: "/busque", names: ["Acura", "Audi"] };

it("sends the props that the markup does not say, and no others", () => {
  const island = defineIsland("list", List, { names: (root) => root.textContent.split(" ") });
  expect(travellingProps(island, props)).toEqual({ action: "/busque" });
  const html = renderToStaticMarkup(
    <PageContext value={{ edition: "es" } as PageView}>
      <Island of={island} props={props} />
    </PageContext>,
  );
  expect(html).toContain('data-props="{&quot;action&quot;:&quot;/busque&quot;}"');
  expect(html.split("Acura")).toHaveLength(2);
});

it("puts them together again", () => {
  const island = defineIsland("list", List, { names: (root) => root.textContent.split(" ") });
  const root = { textContent: "Acura Audi" } as HTMLElement;
  expect(readProps(island, root, { action: "/busque" })).toEqual(props);
});

it("sends all of them where nothing is read", () => {
  const island = defineIsland("list", List);
  expect(travellingProps(island, props)).toEqual(props);
  expect(readProps(island, {} as HTMLElement, props)).toEqual(props);
});
