import { createContext, type ReactNode, useContext } from "react";

/**
 * Draws a piece of markup, or says where one stands that was drawn before. `key` names all that the piece depends on
 * besides the edition, the version of the data and the chain's own settings.
 */
export type DrawOnce = (key: string, draw: () => ReactNode) => ReactNode;

const drawNow: DrawOnce = (_, draw) => draw();

/** In the browser, and wherever nothing is kept, there is none: each piece is drawn where it stands. */
export const FinishedContext = createContext<DrawOnce>(drawNow);

/**
 * For pieces that many pages share: the server draws each once (render/fragments.tsx). They begin and end with an element,
 * call no `useId`, and do not know when or for whom they are drawn.
 */
export const useFinished = (): DrawOnce => useContext(FinishedContext);
