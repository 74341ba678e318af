import { usePage } from "#app/page.tsx";
import { Carousel, type Slide as Panel } from "#app/ui/carousel.tsx";
import { findDrawnArt } from "#app/ui/drawn-art.ts";
import type { Slide } from "#core/slide.ts";

function SlideArt({ slide }: { slide: Slide }) {
  const { edition, asset } = usePage();
  const picture = slide.pictures?.[edition];
  if (picture)
    return (
      <img className="hero-art" src={`/images/${picture.id}`} width={picture.width} height={picture.height} alt="" />
    );
  const drawing = findDrawnArt(slide.art, edition);
  if (!drawing) return null;
  return <img className="hero-art" src={asset(drawing.name)} width={drawing.width} height={drawing.height} alt="" />;
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
      <SlideArt slide={slide} />
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
