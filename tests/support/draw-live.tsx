import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";
import { EditionContext } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import { openDocument } from "./bare-document.ts";
import { LiveDocument, type LiveElement } from "./live-tree.ts";

type Handlers = Record<string, ((event: object) => unknown) | undefined>;
const handlersOf = (element: LiveElement): Handlers => {
  const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
  return (key ? (element as unknown as Record<string, Handlers>)[key] : undefined) ?? {};
};

/** Draws a component in React itself, as the browser's side does; it can be pressed and typed into. */
export async function drawLive(body: ReactNode, edition: Edition = "es") {
  const { window } = openDocument();
  const document = new LiveDocument();
  Object.assign(document.documentElement, { lang: edition });
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", Object.assign(window, { document }));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { place } = document;
  const root = createRoot(place as unknown as HTMLElement);
  const work = (doing: () => unknown) => act(async () => void (await doing()));
  /** Until what was begun is over: in turns of the event loop, as time alone may go by on a busy machine. */
  const settle = () =>
    work(async () => {
      for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done, 1));
    });
  const draw = (what: ReactNode) => work(() => root.render(<EditionContext value={edition}>{what}</EditionContext>));
  await draw(body);
  // What a device keeps tells whoever still shows it.
  onTestFinished(async () => {
    vi.stubGlobal("window", window);
    vi.stubGlobal("document", document);
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await work(() => root.unmount());
    vi.unstubAllGlobals();
  });

  /** By what it is called: its `aria-label`, else its text. */
  const nameOf = (element: LiveElement) =>
    (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim();
  function get(name: string, called?: string): LiveElement {
    const found = place.findAll(name).filter((one) => called === undefined || nameOf(one) === called);
    const [only] = found;
    if (!only || found.length > 1)
      throw new Error(
        `${found.length} <${name}> called “${called}” among: ${place.findAll(name).map(nameOf).join(" | ")}`,
      );
    return only;
  }
  const tell = (element: LiveElement, handler: string, more: object = {}) =>
    work(() => {
      const heard = handlersOf(element)[handler];
      if (!heard) throw new Error(`nothing listens to ${handler}`);
      heard({ target: element, currentTarget: element, preventDefault() {}, stopPropagation() {}, ...more });
    });
  return {
    place,
    document,
    window,
    work,
    settle,
    get,
    draw,
    /** Everything that is said, in one line. */
    get text(): string {
      return place.textContent.replace(/\s+/g, " ").trim();
    },
    /** The names of everything of a kind. */
    names: (name: string) => place.findAll(name).map(nameOf),
    tell,
    press: (called: string) => tell(get("button", called), "onClick"),
    /** Types into a field and leaves it, or chooses in it. */
    async type(element: LiveElement, value: string) {
      element.value = value;
      for (const handler of ["onChange", "onBlur"] as const)
        if (handlersOf(element)[handler]) await tell(element, handler);
    },
  };
}
