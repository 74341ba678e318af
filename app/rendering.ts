import { createContext, type ReactNode } from "react";

/** Plain data that tells a fragment from its like. */
export type KeyPart =
  | (string | number | boolean | null | undefined)
  | readonly KeyPart[]
  | { readonly [name: string]: KeyPart };

export type FragmentAsked = {
  key: readonly KeyPart[];
  /** There React parts one text from the next, so that the browser finds them again. */
  inIsland: boolean;
  render(): ReactNode;
};

/** What the server notes and shares while it renders a page; the browser has none. */
export type Rendering = {
  /** The islands whose code comes with the page, by name. */
  readonly islands: Set<string>;
  /** What stands for a fragment until the page is put together. */
  placeOf(fragment: FragmentAsked): ReactNode;
};

export const RenderingContext = createContext<Rendering | null>(null);
