import { eventTopics } from "./pictogram.ts";

/** The drawings of the site that a slide or an event may name instead of bringing a picture. */
export const campaignArt = [
  "hero",
  "compramos",
  "oferta",
  "promo-venta",
  "promo-horario",
  "promo-toolkit",
  "promo-row52",
  "reciclaje",
] as const;

/** An event may also name its topic, which its sign then shows. */
export const eventArt = [...campaignArt, ...eventTopics] as const;

export type CampaignArt = (typeof campaignArt)[number];
