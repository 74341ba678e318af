import { act } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { EditionContext } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import { openDocument } from "./bare-document.ts";

function Host({ run }: { run: () => void }) {
  run();
  return null;
}

/** Runs a hook in React itself, in a component that draws nothing. */
export async function runHook<T>(use: () => T, edition: Edition = "es") {
  const { document, window } = openDocument();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div") as unknown as HTMLElement);
  let last: T;
  let hook = use;
  const take = () => {
    last = hook();
  };
  const draw = () =>
    root.render(
      <EditionContext value={edition}>
        <Host run={take} />
      </EditionContext>,
    );
  const work = (doing: () => unknown) => act(async () => void (await doing()));
  await work(draw);
  return {
    document,
    window,
    /** What the hook gave last. */
    get now(): T {
      return last;
    },
    work,
    /** Draws it again, with other arguments where they are given. */
    again: (other = hook) => {
      hook = other;
      return work(draw);
    },
    stop: () => work(() => root.unmount()),
  };
}
