import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { type IslandModule, islandIdPrefix, islandTree } from "#app/define-island.tsx";
import { mark } from "#app/marks.ts";
import { useOffice } from "./page.tsx";

/** Puts a component into the page that comes alive in the browser; its props are plain data. */
export function Island<P extends object>({ of, props }: { of: IslandModule<P>; props: P }) {
  const { edition } = useOffice();
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
