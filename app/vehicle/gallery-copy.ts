import { defineCopy } from "#site/copy.ts";

/** Also said by script: it carries no other words. */
export const copy = defineCopy({
  es: {
    photos: "Fotos",
    all: (count: number) => (count === 1 ? "1 foto" : `${count} fotos`),
    photo: (n: number) => `Foto ${n}`,
    of: (n: number, count: number) => `${n} de ${count} fotos`,
  },
  en: {
    photos: "Photos",
    all: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
    photo: (n: number) => `Photo ${n}`,
    of: (n: number, count: number) => `${n} of ${count} photos`,
  },
});
