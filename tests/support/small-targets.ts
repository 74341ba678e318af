import type { Page } from "@playwright/test";

/** What can be pressed and is smaller than a finger needs: 24 px for every target, 44 for what a thumb looks for. */
export const listSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const thumbs =
      "button, .btn, summary, .input, .chip, .segmented :is(a, label), .top a, .nav a, .foot a, .crumbs a, .go-link";
    const inSentence = (link: Element) =>
      getComputedStyle(link).display === "inline" &&
      [...(link.parentElement?.childNodes ?? [])].some((one) => one !== link && /\p{L}/u.test(one.textContent ?? ""));
    /** A link may lie over its whole card, a hidden input under its label. */
    const reach = (element: Element) => {
      const target = element.matches("input") ? (element.closest("label") ?? element) : element;
      const boxes = [target.getBoundingClientRect()];
      if (getComputedStyle(target, "::after").position === "absolute") {
        let over = target.parentElement;
        while (over && getComputedStyle(over).position === "static") over = over.parentElement;
        if (over) boxes.push(over.getBoundingClientRect());
      }
      return { width: Math.max(...boxes.map((b) => b.width)), height: Math.max(...boxes.map((b) => b.height)) };
    };
    return [
      ...new Set(
        [...document.querySelectorAll("a[href], button, summary, select, textarea, input:not([type=hidden])")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], .honeypot"))
          .filter((one) => !one.matches(".skip, .skip-to") && !inSentence(one))
          .map((one) => ({ one, box: reach(one), least: one.matches(thumbs) ? 43.5 : 23.5 }))
          .filter(({ one, box, least }) => box.height < least || box.width < (one.matches("a") ? 23.5 : least))
          .map(
            ({ one, box }) =>
              `${one.localName}.${one.getAttribute("class") ?? ""} in ${one.parentElement?.localName}.${one.parentElement?.getAttribute("class") ?? ""} “${one.textContent?.trim().slice(0, 24)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
          ),
      ),
    ].slice(0, 12);
  });
