import type { Slide } from "#core/slide.ts";
import { isShown } from "./promos.ts";
import type { Stock } from "./stock.ts";

/** What the home page shows now, in order. */
export const listSlides = (stock: Stock, kind: Slide["kind"], now: Date): Slide[] =>
  stock.campaigns.slides.filter((slide) => slide.kind === kind && isShown(stock, slide, now));
