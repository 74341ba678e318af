import { afterLoad } from "#app/shell/browser/after-load.ts";
import { isRunning, type Motion, wrapIndex } from "./carousel-motion.ts";

const firstAfter = 30;
const every = 7000;

export function enhance(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>(".slides");
  const find = (name: string) => carousel.querySelector<HTMLElement>(`[data-${name}]`);
  const [play, previous, next] = [find("play"), find("prev"), find("next")];
  if (!list || !play || !previous || !next) return;
  const slides = [...list.children] as HTMLElement[];
  const numbers = [...carousel.querySelectorAll<HTMLAnchorElement>("ol a")];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const motion: Motion = {
    calm: calm.matches,
    hidden: false,
    stopped: false,
    forced: false,
    over: false,
    inside: false,
  };
  // A slide's art is there before the slide is.
  afterLoad(() => {
    for (const art of list.querySelectorAll("img")) art.loading = "eager";
  });
  let at = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only what the visitor scrolls is a choice; what passes by while a slide comes into view is not. */
  let byHand = false;

  // A slide without a visible link: the list itself takes the keyboard.
  const takeKeyboard = () => {
    list.tabIndex = slides[at]?.querySelector("a")?.offsetParent ? -1 : 0;
  };
  const mark = (index: number) => {
    at = index;
    slides.forEach((slide, k) => {
      slide.inert = k !== index;
    });
    numbers.forEach((number, k) => {
      if (k === index) number.setAttribute("aria-current", "true");
      else number.removeAttribute("aria-current");
    });
    takeKeyboard();
  };
  const show = (index: number) => {
    mark(wrapIndex(index, slides.length));
    byHand = false;
    const left = (slides[at]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    list.scrollTo({ left, behavior: motion.calm ? "auto" : "smooth" });
  };
  const update = (change: Partial<Motion> = {}) => {
    Object.assign(motion, change);
    clearTimeout(timer);
    const paused = motion.stopped || motion.calm;
    const running = isRunning(motion);
    play.hidden = motion.calm;
    play.setAttribute("aria-label", (paused ? play.dataset.playLabel : play.dataset.pauseLabel) ?? "");
    play.toggleAttribute("data-paused", paused);
    list.setAttribute("aria-live", running ? "off" : "polite");
    if (!running) return;
    timer = setTimeout(() => {
      show(at + 1);
      update();
    }, every);
  };
  const stop = () => update({ stopped: true, forced: false });
  const choose = (index: () => number) => (event: Event) => {
    event.preventDefault();
    stop();
    show(index());
  };

  play.addEventListener("click", () => update({ stopped: !motion.stopped, forced: motion.stopped }));
  previous.addEventListener(
    "click",
    choose(() => at - 1),
  );
  next.addEventListener(
    "click",
    choose(() => at + 1),
  );
  numbers.forEach((number, k) => {
    number.addEventListener(
      "click",
      choose(() => k),
    );
  });
  const swipe = () => {
    byHand = true;
    stop();
  };
  list.addEventListener("touchstart", swipe, { passive: true });
  list.addEventListener("wheel", (event) => Math.abs(event.deltaX) > Math.abs(event.deltaY) && swipe(), {
    passive: true,
  });
  list.addEventListener("keydown", (event) => event.key.startsWith("Arrow") && swipe());
  carousel.addEventListener("pointerenter", (event) => {
    if (event.pointerType === "mouse") update({ over: true });
  });
  carousel.addEventListener("pointerleave", () => update({ over: false, forced: false }));
  carousel.addEventListener("focusin", () => update({ inside: true }));
  carousel.addEventListener("focusout", (event) => {
    if (!carousel.contains(event.relatedTarget as Node | null)) update({ inside: false, forced: false });
  });
  document.addEventListener("visibilitychange", () => update({ hidden: document.hidden }));
  calm.addEventListener("change", () => update({ calm: calm.matches }));

  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting && byHand) mark(slides.indexOf(entry.target as HTMLElement));
      }
    },
    { root: list, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
  setTimeout(() => {
    previous.hidden = false;
    next.hidden = false;
    mark(0);
    // Which links show depends on the width.
    new ResizeObserver(takeKeyboard).observe(list);
    update({ hidden: document.hidden });
  }, firstAfter);
}
