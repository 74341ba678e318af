import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState, type WheelEvent } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { afterLoad } from "#app/shell/browser/after-load.ts";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./carousel-copy.ts";
import { wrapIndex } from "./carousel-motion.ts";
import { type SlideData, SlidePanel } from "./slide.tsx";
import { useMotion } from "./use-motion.ts";
import "./carousel.css";

type ControlsProps = {
  slides: readonly SlideData[];
  at: number;
  motion: ReturnType<typeof useMotion>;
  choose: (index: number) => void;
};

function Controls({ slides, at, motion, choose }: ControlsProps) {
  const words = useCopy(copy);
  const of = slides.length;
  const to = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    choose(index);
  };
  const waits = { type: "button", hidden: !motion.begun, ...mark("room") } as const;
  return (
    <div className="gantry__tab">
      <div className="gantry__box">
        <button
          {...waits}
          className="gantry__play"
          hidden={waits.hidden || motion.calm}
          aria-label={motion.paused ? words.play : words.pause}
          onClick={motion.toggle}
        >
          <Icon name={motion.paused ? "play" : "pause"} />
        </button>
        <button {...waits} aria-controls="slides" aria-label={words.previous} onClick={to(at - 1)}>
          <Icon name="previous" />
        </button>
        <ol>
          {slides.map((slide, k) => (
            <li key={slide.id}>
              <a
                href={`#${slide.id}`}
                aria-label={words.show(k + 1, of)}
                aria-current={k === at ? "true" : undefined}
                onClick={to(k)}
              >
                {k + 1}
              </a>
            </li>
          ))}
        </ol>
        <button {...waits} aria-controls="slides" aria-label={words.next} onClick={to(at + 1)}>
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}

const panelsOf = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[];

/** A plain scroll-snap list until script makes it move. One slide: no controls. */
function Carousel({ slides }: { slides: readonly SlideData[] }) {
  const words = useCopy(copy);
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [loading, setLoading] = useState<"eager" | "lazy">("lazy");
  const [hasLink, setHasLink] = useState(true);
  /** Only what the visitor scrolls is a choice; what passes by while a slide comes into view is not. */
  const byHand = useRef(false);

  const show = (index: number) => {
    const next = wrapIndex(index, slides.length);
    setAt(next);
    byHand.current = false;
    const [first, wanted] = [panelsOf(list.current)[0], panelsOf(list.current)[next]];
    const left = (wanted?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    list.current?.scrollTo({ left, behavior: motion.calm ? "auto" : "smooth" });
  };
  const motion = useMotion(at, slides.length, show);
  const alone = slides.length < 2;
  const begun = motion.begun === true && !alone;
  const choose = (index: number) => {
    motion.stop();
    show(index);
  };
  const swipe = () => {
    byHand.current = true;
    motion.stop();
  };

  // A slide's art is there before the slide is.
  useEffect(() => afterLoad(() => setLoading("eager")), []);

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && byHand.current) setAt(panelsOf(list.current).indexOf(target as HTMLElement));
      },
      { root: list.current, threshold: 0.6 },
    );
    for (const panel of panelsOf(list.current)) seen.observe(panel);
    return () => seen.disconnect();
  }, []);

  // A slide without a visible link: the list itself takes the keyboard. Which links show depends on the width.
  useLayoutEffect(() => {
    if (!begun) return;
    const look = () => setHasLink(Boolean(panelsOf(list.current)[at]?.querySelector("a")?.offsetParent));
    const sizes = new ResizeObserver(look);
    if (list.current) sizes.observe(list.current);
    look();
    return () => sizes.disconnect();
  }, [begun, at]);

  return (
    <section className="carousel" aria-roledescription={words.carousel} aria-label={words.label} {...motion.holds}>
      {!alone && <Controls slides={slides} at={at} motion={motion} choose={choose} />}
      <ul
        className="slides"
        id="slides"
        ref={list}
        tabIndex={begun ? (hasLink ? -1 : 0) : undefined}
        aria-live={motion.begun === undefined || alone ? undefined : motion.running ? "off" : "polite"}
        onTouchStart={swipe}
        onWheel={({ deltaX, deltaY }: WheelEvent) => Math.abs(deltaX) > Math.abs(deltaY) && swipe()}
        onKeyDown={({ key }) => key.startsWith("Arrow") && swipe()}
      >
        {slides.map((slide, k) => (
          <li key={slide.id} id={slide.id} inert={begun && k !== at}>
            <SlidePanel
              slide={slide}
              role={words.one}
              label={words.of(k + 1, slides.length)}
              loading={k === 0 ? "lazy" : loading}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export default defineIsland("carousel", Carousel);
