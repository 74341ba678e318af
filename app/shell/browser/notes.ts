let box: HTMLElement | undefined;

/** The buttons of search forms, which a note must not lie on. */
const buttons = () => document.querySelectorAll("main form:not([method=post]) [type=submit]");

/** Steps aside while a button is in the strip that the notes lie over; not with a form that is still to be sent. */
function keepClear(notes: HTMLElement): void {
  let watch: IntersectionObserver | undefined;
  const under = new Set<Element>();
  const look = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) under.add(target);
      else under.delete(target);
    }
    const needed = notes.contains(document.activeElement) || notes.querySelector(".outbox") !== null;
    notes.classList.toggle("is-aside", under.size > 0 && !needed);
  };
  const measure = () => {
    const height = notes.offsetHeight;
    // Without one, what the page's own bar takes counts again.
    document.documentElement.style.setProperty("--notes", height > 0 ? `${height}px` : "");
    watch?.disconnect();
    under.clear();
    if (height === 0) return;
    watch = new IntersectionObserver(look, { rootMargin: `${height - innerHeight}px 0px 0px` });
    for (const button of buttons()) watch.observe(button);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(notes);
  addEventListener("resize", measure);
}

/** Shows a note over the foot of the page, above those that are there: nothing on the page moves when it comes. */
export function addNote(note: HTMLElement): void {
  if (!box) {
    box = document.createElement("div");
    box.className = "notes";
    // Behind the offer of the other language, for keys and readers: whoever takes it is asked there.
    [...document.querySelectorAll(".skip, .tongue")].at(-1)?.after(box);
    keepClear(box);
  }
  box.prepend(note);
}

/** Takes a note away; whoever was in it goes on at the top of the page. */
export function removeNote(note: Element): void {
  const focused = note.contains(document.activeElement);
  note.remove();
  if (focused) document.querySelector<HTMLElement>(".top__logo")?.focus();
}
