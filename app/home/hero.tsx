import { usePage } from "#app/page.tsx";
import { findDrawnArt } from "#app/shell/drawn-art.ts";
import type { Slide } from "#core/slide.ts";
import { Carousel, type Slide as Panel } from "./carousel.tsx";

function SlideArt({ slide, first }: { slide: Slide; first: boolean }) {
  const { edition, asset } = usePage();
  const picture = slide.pictures?.[edition];
  const drawing = findDrawnArt(slide.art, edition);
  const source = picture ? `/images/${picture.id}` : drawing && asset(drawing.name);
  const { width, height } = picture ?? drawing ?? {};
  if (!source) return null;
  // The slides behind the first one are not in sight yet.
  const loading = first ? undefined : "lazy";
  return <img className="hero-art" src={source} width={width} height={height} alt="" loading={loading} />;
}

function SlideBody({ slide, first }: { slide: Slide; first: boolean }) {
  const { edition } = usePage();
  const Heading = first ? "h1" : "h2";
  // A title of two sentences stands on two lines, as it would on a sign.
  const lines = slide.title[edition].split(/(?<=\.) /);
  return (
    <>
      <div>
        <Heading>
          {lines.map((line, at) => (
            <span key={line} className="slide__line">
              {at > 0 && " "}
              {line}
            </span>
          ))}
        </Heading>
        {slide.body[edition] && <p>{slide.body[edition]}</p>}
        {slide.url[edition] && (
          <a
            className={slide.startsAt || first ? "btn btn--ink" : "btn"}
            href={slide.url[edition]}
            {...(slide.newWindow && { target: "_blank", rel: "noopener" })}
          >
            {slide.linkText[edition]}
          </a>
        )}
      </div>
      <SlideArt slide={slide} first={first} />
    </>
  );
}

/** The slides in force on their gantry; one with a window is a sale. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const panels = slides.map((slide, at): Panel => {
    const sale = Boolean(slide.startsAt && slide.endsAt);
    return {
      id: `s${at + 1}`,
      kind: sale ? "sale" : at === 0 ? "brand" : "guide",
      layout: at === 0 && !sale ? "art" : "pen",
      sale,
      body: <SlideBody slide={slide} first={at === 0} />,
    };
  });
  return <Carousel slides={panels} />;
}
