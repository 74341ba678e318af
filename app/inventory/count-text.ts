import { type Edition, localeOf } from "#core/edition.ts";

const formats = { es: new Intl.NumberFormat(localeOf.es), en: new Intl.NumberFormat(localeOf.en) };
export const countText = (count: number, edition: Edition): string => formats[edition].format(count);
