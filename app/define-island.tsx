import type { ComponentType } from "react";
import { EditionContext } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";

/** Props that the island's own markup says already: how the browser reads them there, so that no list travels twice. */
export type ReadMarkup<P extends object> = { readonly [K in keyof P]?: (root: HTMLElement) => P[K] };

/** What the file `<name>.island.tsx` exports as its default: the same component on the server and in the browser. */
export type IslandModule<P extends object> = {
  name: string;
  Component: ComponentType<P>;
  inMarkup: ReadMarkup<P>;
  /** What it shows is on the device alone: the server draws an empty place, and the page names the classes of the rest. */
  ofDevice: boolean;
};

/** Declares an island; `name` is that of its file. */
export const defineIsland = <P extends object>(
  name: string,
  Component: ComponentType<P>,
  inMarkup: ReadMarkup<P> = {},
): IslandModule<P> => ({ name, Component, inMarkup, ofDevice: false });

/** Declares one whose place is empty until the browser draws it: there is no markup to bring to life. */
export const defineDeviceIsland = <P extends object>(name: string, Component: ComponentType<P>): IslandModule<P> => ({
  ...defineIsland(name, Component),
  ofDevice: true,
});

/** The props that travel beside the markup. */
export const travellingProps = <P extends object>({ inMarkup }: IslandModule<P>, props: object): object =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in inMarkup)));

/** All props again, in the browser. */
export function readProps<P extends object>({ inMarkup }: IslandModule<P>, root: HTMLElement, travelled: object): P {
  const readers = Object.entries(inMarkup) as [string, (root: HTMLElement) => unknown][];
  return { ...travelled, ...Object.fromEntries(readers.map(([name, read]) => [name, read(root)])) } as P;
}

/** Both sides draw exactly this, or the browser would have to draw it again. */
export const islandTree = <P extends object>(Component: ComponentType<P>, props: P, edition: Edition) => (
  <EditionContext value={edition}>
    <Component {...props} />
  </EditionContext>
);

export const islandIdPrefix = (name: string) => `${name}-`;
