import { countText } from "#core/count-text.ts";
import { defineCopy } from "#site/copy.ts";

/** Words of what the device answers by itself: they travel with that code, when there is no signal. */
export const savedCopy = defineCopy({
  es: {
    cars: (n: number) => (n === 1 ? "1 carro" : `${countText(n)} carros`),
    savedAt: (when: string) => `guardado ${when}`,
    from: (price: string) => `desde ${price}`,
  },
  en: {
    cars: (n: number) => (n === 1 ? "1 car" : `${countText(n)} cars`),
    savedAt: (when: string) => `saved ${when}`,
    from: (price: string) => `from ${price}`,
  },
});
