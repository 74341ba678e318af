import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawLive } from "#tests/support/draw-live.tsx";
import { LiveElement } from "#tests/support/live-tree.ts";
import { useSheet } from "./use-sheet.ts";

let wide = false;
beforeEach(() => {
  wide = false;
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: wide }));
  vi.stubGlobal("HTMLElement", LiveElement);
});
afterEach(() => vi.unstubAllGlobals());

function Filters() {
  const inside = useRef<HTMLFormElement>(null);
  useSheet(inside);
  return (
    <main>
      <a href="#filters">Filtros</a>
      <aside className="rail" id="filters">
        <form ref={inside} />
      </aside>
      <div id="cars" />
      <p id="live" />
    </main>
  );
}
async function draw() {
  const live = await drawLive(<Filters />);
  const { document, window } = live;
  const inert = (id: string) => (live.place.querySelector(`#${id}`) as unknown as HTMLElement).inert ?? false;
  return {
    live,
    document,
    covered: () => ["filters", "cars", "live"].filter(inert),
    goTo(hash: string) {
      location.hash = hash;
      window.tell("hashchange");
    },
    resize: () => window.tell("resize"),
  };
}

it("opened on a phone it covers what lies beside it and has the focus; closed, its button has it again", async () => {
  const { live, document, covered, goTo } = await draw();
  expect(covered()).toEqual([]);
  goTo("#filters");
  expect(covered()).toEqual(["cars"]);
  expect(document.activeElement).toBe(live.place.querySelector("#filters"));
  goTo("#cars");
  expect(covered()).toEqual([]);
  expect(document.activeElement).toBe(live.place.querySelector("a"));
});

it("is closed by Escape, which does nothing while it is shut", async () => {
  const { document, goTo } = await draw();
  document.tell("keydown", { key: "Escape" });
  expect(location.hash).toBe("");
  goTo("#filters");
  document.tell("keydown", { key: "Enter" });
  expect(location.hash).toBe("#filters");
  document.tell("keydown", { key: "Escape" });
  expect(location.hash).toBe("#cars");
});

it("is no sheet where the page is wide, or becomes so", async () => {
  const { covered, goTo, resize } = await draw();
  goTo("#filters");
  wide = true;
  resize();
  expect(covered()).toEqual([]);
  goTo("#cars");
  goTo("#filters");
  expect(covered()).toEqual([]);
});

it("uncovers the page when its part is replaced", async () => {
  const { live, covered, goTo } = await draw();
  goTo("#filters");
  const cars = live.place.querySelector("#cars") as unknown as HTMLElement;
  await live.draw(null);
  expect(cars.inert).toBe(false);
  expect(covered).toThrow();
});
