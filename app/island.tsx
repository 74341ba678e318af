import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { mark } from "#app/marks.ts";
import { type IslandModule, islandIdPrefix, islandTree } from "./define-island.tsx";
import { usePage } from "./page.tsx";

/**
 * Puts a component into the page that comes alive in the browser. It renders apart from the page, so that the browser
 * can hydrate it alone with the same ids; its props travel as JSON, so they are plain data.
 */
export function Island<P extends object>({ of, props }: { of: IslandModule<P>; props: P }) {
  const { edition } = usePage();
  const html = renderToString(islandTree(of.Component as ComponentType<object>, props, edition), {
    identifierPrefix: islandIdPrefix(of.name),
  });
  return (
    <div
      {...mark("island", of.name)}
      {...mark("props", JSON.stringify(props))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
