import type { ComponentType } from "react";
import { EditionContext } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import { type SlotHtml, SlotsContext } from "./slot.tsx";

/** What the file `<name>.island.tsx` exports as its default: the same component on the server and in the browser. */
export type IslandModule<P extends object> = { name: string; Component: ComponentType<P> };

/** Declares an island; `name` is that of its file. */
export const defineIsland = <P extends object>(name: string, Component: ComponentType<P>): IslandModule<P> => ({
  name,
  Component,
});

/** Both sides draw exactly this, or the browser would have to draw it again. */
export const islandTree = <P extends object>(
  Component: ComponentType<P>,
  props: P,
  edition: Edition,
  slots: SlotHtml = {},
) => (
  <EditionContext value={edition}>
    <SlotsContext value={slots}>
      <Component {...props} />
    </SlotsContext>
  </EditionContext>
);

export const islandIdPrefix = (name: string) => `${name}-`;
