import type { Page } from "@playwright/test";

/**
 * What of a page's words cannot be read: a line that lies on another one or under a control, or runs out of the window.
 * The window is made as high as the page, so that all of it is laid out.
 */
export async function listCrowded(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  if (!size) throw new Error("no window");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.min(height, 60_000) });
  const found = await page.evaluate(() => {
    type Line = { of: Element; left: number; right: number; top: number; bottom: number };
    type Box = { left: number; right: number; top: number; bottom: number };
    const whole: Box = {
      left: Number.NEGATIVE_INFINITY,
      right: Infinity,
      top: Number.NEGATIVE_INFINITY,
      bottom: Infinity,
    };
    const known = new Map<Element, Box | undefined>();
    /** Where an element may show: inside all that cuts it off; undefined for what stands still while the page moves. */
    const cut = (element: Element): Box | undefined => {
      if (known.has(element)) return known.get(element);
      const parent = element.parentElement;
      const around = parent && element !== document.body ? cut(parent) : whole;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      let box = position === "fixed" ? undefined : around;
      if (box && element !== document.body && (overflowX !== "visible" || overflowY !== "visible")) {
        const own = element.getBoundingClientRect();
        const [x, y] = [overflowX !== "visible", overflowY !== "visible"];
        box = {
          left: x ? Math.max(box.left, own.left) : box.left,
          right: x ? Math.min(box.right, own.right) : box.right,
          top: y ? Math.max(box.top, own.top) : box.top,
          bottom: y ? Math.min(box.bottom, own.bottom) : box.bottom,
        };
      }
      known.set(element, box);
      return box;
    };
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath !== "inset(50%)" &&
      !element.closest(".sr-only, .skip, .skip-to, [inert]");
    const inner = ({ left, right, top, bottom }: DOMRect, element: Element, share: number): Line | undefined => {
      const box = cut(element);
      if (!box) return undefined;
      const air = (bottom - top) * share;
      const line = {
        of: element,
        left: Math.max(left + 1, box.left),
        right: Math.min(right - 1, box.right),
        top: Math.max(top + air, box.top),
        bottom: Math.min(bottom - air, box.bottom),
      };
      return line.right - line.left > 2 && line.bottom - line.top > 2 ? line : undefined;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!of || !node.textContent?.trim() || of.closest("script, style, noscript, select, svg, textarea")) continue;
      if (!seen(of)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const line = inner(box, of, 0.25);
        if (line) lines.push(line);
      }
    }
    const controls = [...document.querySelectorAll("button, .btn, input:not([type=hidden]), select, textarea, .row")]
      .filter(seen)
      .map((of) => inner(of.getBoundingClientRect(), of, 0.05))
      .filter((line) => line !== undefined);
    const name = ({ of }: Line) => `${of.localName}.${of.className} “${of.textContent?.trim().slice(0, 40)}”`;
    const meet = (a: Line, b: Line) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const out = lines.filter(({ right }) => right > innerWidth + 1).map((line) => `out: ${name(line)}`);
    const byTop = [...lines, ...controls].sort((a, b) => a.top - b.top);
    const own = new Set(controls);
    const met: string[] = [];
    for (const [at, one] of byTop.entries()) {
      for (let next = at + 1; next < byTop.length; next++) {
        const two = byTop[next] as Line;
        if (two.top >= one.bottom) break;
        if (one.of === two.of || one.of.contains(two.of) || two.of.contains(one.of) || (own.has(one) && own.has(two)))
          continue;
        // The box of a chip lies over its own words, unseen.
        const label = [one, two].find((line) => line.of.matches("input"))?.of.closest("label");
        if (label?.contains(one.of) && label.contains(two.of)) continue;
        if (meet(one, two)) met.push(`${name(one)} lies on ${name(two)}`);
      }
    }
    return [...new Set([...out, ...met])].slice(0, 8);
  });
  await page.setViewportSize(size);
  return found;
}
