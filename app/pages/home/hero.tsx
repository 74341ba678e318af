import { usePage } from "#app/page.tsx";
import { Carousel, type Slide as Panel } from "#app/ui/carousel.tsx";
import type { Slide } from "#core/slide.ts";

const drawings: Record<string, { width: number; height: number; localised: boolean }> = {
  hero: { width: 636, height: 214, localised: true },
  compramos: { width: 320, height: 240, localised: true },
  "promo-venta": { width: 480, height: 250, localised: true },
  "promo-horario": { width: 480, height: 250, localised: true },
  "promo-toolkit": { width: 480, height: 250, localised: false },
  "promo-row52": { width: 480, height: 250, localised: false },
};

function SlideArt({ slide }: { slide: Slide }) {
  const { edition, asset } = usePage();
  const picture = slide.pictures?.[edition];
  if (picture)
    return (
      <img className="hero-art" src={`/images/${picture.id}`} width={picture.width} height={picture.height} alt="" />
    );
  const drawing = drawings[slide.art];
  if (!drawing) return null;
  const name = `art/${slide.art}${drawing.localised ? `.${edition}` : ""}.svg`;
  return <img className="hero-art" src={asset(name)} width={drawing.width} height={drawing.height} alt="" />;
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
      layout: "art",
      sale,
      body: <SlideBody slide={slide} first={at === 0} />,
    };
  });
  return <Carousel slides={panels} />;
}
