import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "#app/ui/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SignKind } from "#app/ui/sign.tsx";

export type Slide = {
  id: string;
  kind: SignKind;
  /** "art" has a drawing beside the words, "pen" a paint-pen mark. */
  layout?: "art" | "pen";
  sale?: boolean;
  body: ReactNode;
};

function Controls({ slides }: { slides: readonly Slide[] }) {
  const words = useCopy(copy);
  const of = slides.length;
  return (
    <div className="gantry__tab">
      <div className="gantry__box">
        <button
          type="button"
          data-play
          aria-label={words.pauseAds}
          data-pause-label={words.pauseAds}
          data-play-label={words.playAds}
          hidden
          data-room
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
        <button type="button" data-prev aria-controls="slides" aria-label={words.previousAd} hidden data-room>
          <Icon name="previous" />
        </button>
        <ol>
          {slides.map((slide, at) => (
            <li key={slide.id}>
              <a
                href={`#${slide.id}`}
                aria-label={words.showAd(at + 1, of)}
                aria-current={at === 0 ? "true" : undefined}
              >
                {at + 1}
              </a>
            </li>
          ))}
        </ol>
        <button type="button" data-next aria-controls="slides" aria-label={words.nextAd} hidden data-room>
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}

/** A plain scroll-snap list until the script makes it move. One slide: no controls. */
export function Carousel({ slides }: { slides: readonly Slide[] }) {
  const words = useCopy(copy);
  return (
    <section className="carousel" aria-roledescription={words.carousel} aria-label={words.ads} data-enhance="carousel">
      {slides.length > 1 && <Controls slides={slides} />}
      <ul className="slides" id="slides">
        {slides.map((slide, at) => {
          const classes = [
            "sign",
            slide.kind !== "brand" && `sign--${slide.kind}`,
            "slide",
            slide.sale && "slide--sale",
            slide.layout && `slide--${slide.layout}`,
          ];
          return (
            <li key={slide.id} id={slide.id}>
              {/* biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset */}
              <div
                className={classes.filter(Boolean).join(" ")}
                role="group"
                aria-roledescription={words.ad}
                aria-label={words.adOf(at + 1, slides.length)}
              >
                {slide.body}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
