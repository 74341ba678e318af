import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPage } from "#tests/support/open-page.ts";
import { hydrateWhen } from "./hydrate-when.ts";

let page: ReturnType<typeof openPage>;
let see: (isIntersecting: boolean) => void;
let rest: () => void;
const left = vi.fn();
beforeEach(() => {
  page = openPage(
    `<div data-island="first"></div><div data-island="second"></div>
     <div data-island="later" data-hydrate="idle"></div>
     <div data-island="below" data-hydrate="visible"><form></form></div>
     <div data-island="box" data-hydrate="touch"><input id="q"></div>`,
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: (seen: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => heard([{ isIntersecting }]);
      }
      observe = (element: { nodeName: string }) => expect(element.nodeName).toBe("FORM");
      disconnect = left;
    },
  );
  Object.assign(window, { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => {
    rest = task;
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const turns: (string | null)[][] = [];
  hydrateWhen(document, (islands) => {
    if (islands.length > 0) turns.push(islands.map((island) => island.getAttribute("data-island")));
  });
  return turns;
}

it("hydrates what comes with the page together, and the rest each at its moment", () => {
  const turns = open();
  expect(turns).toEqual([["first", "second"]]);
  rest();
  see(false);
  expect(turns.slice(1)).toEqual([["later"]]);
  see(true);
  expect(turns.slice(2)).toEqual([["below"]]);
  expect(left).toHaveBeenCalledTimes(1);
  page.get("[data-island=box]").tell("focusin");
  expect(turns.slice(3)).toEqual([["box"]]);
});

it("does not wait for a focus that is there already", () => {
  page.get("#q").focus();
  expect(open()).toEqual([["box"], ["first", "second"]]);
});
