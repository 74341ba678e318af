import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { editionIds } from "#site/editions.ts";
import carousel from "./carousel.island.tsx";
import { copy } from "./carousel-copy.ts";
import type { SlideData } from "./slide.tsx";

const slide = (id: string, more: Partial<SlideData> = {}): SlideData => ({
  id,
  kind: "guide",
  sale: false,
  heading: "h2",
  title: [`Letrero ${id}.`],
  art: { src: `/art/${id}.svg`, width: 320, height: 240 },
  ...more,
});
const first = slide("s1", {
  kind: "brand",
  layout: "art",
  title: ["Saque la pieza.", "Pague menos."],
  text: "Todos los días.",
  link: { href: "/precios", text: "Vea precios", ink: true, newWindow: true },
});
const markup = (slides: SlideData[], edition: "es" | "en" = "es") =>
  renderToStaticMarkup(islandTree(carousel.Component, { slides }, edition));

describe.each(editionIds)("the carousel's first paint in %s", (edition) => {
  const html = markup([first, slide("s2", { kind: "sale", sale: true })], edition);
  const words = copy[edition];

  it("is a list that scrolls, with numbers that are links: nothing waits for script", () => {
    expect(html).toContain(`<a href="#s1" aria-label="${words.show(1, 2)}" aria-current="true">1</a>`);
    expect(html).toContain(`<a href="#s2" aria-label="${words.show(2, 2)}">2</a>`);
    expect(html).not.toMatch(/ inert| aria-live| tabindex/);
    expect(html).toContain(`aria-roledescription="${words.one}" aria-label="${words.of(2, 2)}"`);
  });

  it("keeps room for the buttons that script shows", () => {
    const buttons = html.match(/<button [^>]*>/g) ?? [];
    expect(buttons).toHaveLength(3);
    for (const button of buttons) expect(button).toMatch(/ hidden="" data-room/);
  });
});

it("draws a slide from plain data", () => {
  const html = markup([first, slide("s2", { kind: "sale", sale: true })]);
  expect(html).toContain('<div class="sign slide slide--art" role="group"');
  expect(html).toContain('<div class="sign sign--sale slide slide--sale" role="group"');
  expect(html).toContain(
    '<h2><span class="slide__line">Saque la pieza.</span><span class="slide__line"> Pague menos.</span></h2>',
  );
  expect(html).toContain('<a class="btn btn--ink" href="/precios" target="_blank" rel="noopener">Vea precios</a>');
});

it("fetches the first slide's art at once, the others' later", () => {
  const html = markup([first, slide("s2")]);
  expect(html).toMatch(/<img [^>]*src="\/art\/s1.svg"[^>]* loading="lazy"/);
  expect(html).toMatch(/<img [^>]*src="\/art\/s2.svg"[^>]* loading="lazy"/);
});

it("one slide alone has no controls", () => {
  expect(markup([first])).not.toContain("gantry__tab");
});
