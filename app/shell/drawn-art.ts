import type { CampaignArt } from "#core/campaign-art.ts";
import type { Edition } from "#core/edition.ts";

type Art = { width: number; height: number; localised: boolean };

/** The drawings that campaigns may name; those with lettering come in each language. */
const drawings: Readonly<Record<CampaignArt, Art>> = {
  hero: { width: 636, height: 214, localised: true },
  compramos: { width: 320, height: 240, localised: true },
  oferta: { width: 480, height: 250, localised: true },
  "promo-venta": { width: 480, height: 250, localised: true },
  "promo-horario": { width: 480, height: 250, localised: true },
  "promo-toolkit": { width: 480, height: 250, localised: false },
  "promo-row52": { width: 480, height: 250, localised: false },
  reciclaje: { width: 240, height: 150, localised: false },
};

type DrawnArt = { name: string; width: number; height: number };

/** A drawing by its name, as a built file: undefined when there is none of that name. */
export function findDrawnArt(name: string, edition: Edition): DrawnArt | undefined {
  const art = Object.hasOwn(drawings, name) ? drawings[name as CampaignArt] : undefined;
  return art && { name: `art/${name}${art.localised ? `.${edition}` : ""}.svg`, width: art.width, height: art.height };
}
