import type { Edition } from "#site/editions.ts";

/** Who did what nobody of the staff did, as it is kept. */
export const watchedFolder = "watched folder";

const names: Readonly<Record<string, Record<Edition, string>>> = {
  [watchedFolder]: { es: "Carpeta vigilada", en: "Watched folder" },
};

/** Somebody, or something, as a page calls them. */
export const nameOfWho = (who: string, edition: Edition): string => names[who]?.[edition] ?? who;
