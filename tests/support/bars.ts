import type { Locator, Page } from "@playwright/test";

/** What tells a button that weighs more from one that weighs less. */
export const lookOf = (button: Locator) =>
  button.evaluate((drawn) => {
    const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(drawn);
    const { height } = drawn.getBoundingClientRect();
    return { color, backgroundColor, fontSize, fontWeight, borderColor, height };
  });

/** Which bars of the page lie on one another, and whether what stands last in it can be read above them. */
export const overlaps = (page: Page) =>
  page.evaluate(async () => {
    const bars = [...document.querySelectorAll(".tongue, .top, .promo, .notes")]
      .map((bar) => ({ name: bar.className.split(" ")[0] as string, ...bar.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 0 && height > 0);
    const found = bars.flatMap((one, at) =>
      bars
        .slice(at + 1)
        .flatMap((two) => (one.bottom > two.top && two.bottom > one.top ? `${one.name} on ${two.name}` : [])),
    );
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
    const last = document.querySelector(".foot__legal")?.getBoundingClientRect();
    const notes = document.querySelector(".notes")?.getBoundingClientRect();
    if (last && notes && last.bottom > notes.top) found.push("the foot lies under the notes");
    scrollTo(0, 0);
    return found;
  });
