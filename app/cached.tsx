import { type ReactNode, useContext } from "react";
import { PageContext } from "./page.tsx";
import { type KeyPart, RenderingContext } from "./rendering.ts";

type CachedProps = {
  name: string;
  /** All that it depends on besides the edition, the version of the data and the chain's own settings. */
  by: readonly KeyPart[];
  children: () => ReactNode;
};

/**
 * For markup that many pages share: the server renders it once (render/cached-fragments.tsx). It knows neither the hour nor the page's
 * address, error or request, and calls no `useId`. In the browser it is rendered where it stands.
 */
export function Cached({ name, by, children }: CachedProps) {
  const rendering = useContext(RenderingContext);
  const inIsland = useContext(PageContext) === null;
  return rendering ? rendering.placeOf({ key: [name, ...by], inIsland, render: children }) : children();
}
