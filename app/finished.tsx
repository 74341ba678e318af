import { createContext, type ReactNode, useContext } from "react";

/**
 * Draws a piece of markup, or says where one stands that was drawn before. `key` names all that the piece depends on
 * besides the edition, the version of the data and the chain's own settings.
 */
export type DrawOnce = (key: string, draw: () => ReactNode) => ReactNode;

/** Texts by name; one that is missing or empty makes another shape. */
export type Texts = { readonly [name: string]: string | undefined };

/**
 * The same for what has one shape and many words: `draw` gets blanks, which it only puts into its markup, and each page
 * fills in its own `texts`. `key` names all that the shape depends on besides the edition and which texts there are.
 */
export type DrawFilled = <T extends Texts>(key: string, texts: T, draw: (texts: T) => ReactNode) => ReactNode;

export type Drawer = { once: DrawOnce; filled: DrawFilled };

const drawNow: Drawer = { once: (_, draw) => draw(), filled: (_, texts, draw) => draw(texts) };

/** In the browser, and wherever nothing is kept, each piece is drawn where it stands. */
export const FinishedContext = createContext<Drawer>(drawNow);

/**
 * For pieces that many pages share: the server draws each once (render/fragments.tsx). They begin and end with an element,
 * call no `useId`, and do not know when or for whom they are drawn.
 */
export const useFinished = (): DrawOnce => useContext(FinishedContext).once;

/** For pieces whose shape many pages share. */
export const useFilled = (): DrawFilled => useContext(FinishedContext).filled;
