import { type Edition, localeOf } from "#core/edition.ts";

const formats = { es: new Intl.NumberFormat(localeOf.es), en: new Intl.NumberFormat(localeOf.en) };

/** Small numbers are written alike everywhere; a page has a hundred of them. */
export const countText = (count: number, edition: Edition): string =>
  count >= 0 && count < 1000 && Number.isInteger(count) ? String(count) : formats[edition].format(count);
