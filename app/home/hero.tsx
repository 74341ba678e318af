import { Island } from "#app/island.tsx";
import { type PageView, usePage } from "#app/page.tsx";
import { findDrawnArt } from "#app/shell/drawn-art.ts";
import { isSwitchedOff } from "#app/switched-off.ts";
import type { Slide } from "#core/slide.ts";
import carousel from "./carousel.island.tsx";
import type { SlideData } from "./slide.tsx";

function artOf(slide: Slide, { edition, asset }: PageView): SlideData["art"] {
  const picture = slide.pictures?.[edition];
  if (picture) return { src: `/images/${picture.id}`, width: picture.width, height: picture.height };
  const drawing = findDrawnArt(slide.art, edition);
  return drawing && { src: asset(drawing.name), width: drawing.width, height: drawing.height };
}

/** What of a slide shows in this edition; one with a window is a sale. */
function slideData(slide: Slide, at: number, view: PageView): SlideData {
  const { edition } = view;
  const sale = Boolean(slide.startsAt && slide.endsAt);
  const [text, href, art] = [slide.body[edition], slide.url[edition], artOf(slide, view)];
  return {
    id: `s${at + 1}`,
    kind: sale ? "sale" : "brand",
    layout: at === 0 && !sale ? "art" : "pen",
    sale,
    heading: "h2",
    // A title of two sentences stands on two lines, as it would on a sign.
    title: slide.title[edition].split(/(?<=\.) /),
    ...(text && { text }),
    ...(href &&
      !isSwitchedOff(view, href) && {
        link: {
          href,
          text: slide.linkText[edition],
          ink: Boolean(slide.startsAt) || at === 0,
          newWindow: slide.newWindow,
        },
      }),
    ...(art && { art }),
  };
}

/** The slides in force on their gantry. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const view = usePage();
  return <Island of={carousel} props={{ slides: slides.map((slide, at) => slideData(slide, at, view)) }} />;
}
