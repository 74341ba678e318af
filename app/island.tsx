import { type ComponentType, type ReactNode, useContext } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type IslandModule, islandIdPrefix, islandTree } from "./define-island.tsx";
import { mark } from "./marks.ts";
import { PageContext, useEdition } from "./page.tsx";
import { RenderingContext } from "./rendering.ts";

/** When its code comes: with the page, in a pause after it, when it is scrolled to, or when the focus comes to it. */
export type When = "load" | "idle" | "visible" | "touch";

type IslandProps<P extends object> = {
  of: IslandModule<P>;
  props: P;
  when?: When;
  /** Parts that stay as the page draws them, by the name of the `<Slot>` that shows each. */
  slots?: Readonly<Record<string, ReactNode>>;
};

/**
 * Puts a component into the page that the browser hydrates. It renders apart from the page, so that the browser can
 * hydrate it alone with the same ids; its props travel as JSON, so they are plain data.
 */
export function Island<P extends object>({ of, props, when = "load", slots = {} }: IslandProps<P>) {
  const edition = useEdition();
  const view = useContext(PageContext);
  const rendering = useContext(RenderingContext);
  if (when === "load") rendering?.islands.add(of.name);
  const drawn = Object.entries(slots).map(([name, part]) => [
    name,
    renderToStaticMarkup(
      <RenderingContext value={rendering}>
        <PageContext value={view}>{part}</PageContext>
      </RenderingContext>,
    ),
  ]);
  const tree = islandTree(of.Component as ComponentType<object>, props, edition, Object.fromEntries(drawn));
  const html = renderToString(<RenderingContext value={rendering}>{tree}</RenderingContext>, {
    identifierPrefix: islandIdPrefix(of.name),
  });
  return (
    <div
      {...mark("island", of.name)}
      {...mark("hydrate", when === "load" ? undefined : when)}
      {...mark("props", JSON.stringify(props))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
