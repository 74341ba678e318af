import * as v from "valibot";
import { nextCampaignChange } from "#stock/campaign-changes.ts";
import { listPromos } from "#stock/promos.ts";
import { defineEndpoint } from "./endpoint.ts";
import { imageData } from "./events.ts";
import { language } from "./parameters.ts";

const whole = v.pipe(v.number(), v.integer());
export const promoShape = v.strictObject({
  positionIndex: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  name: v.string(),
  url: v.string(),
  openURLInNewWindow: v.boolean(),
  desktopImageData: v.string(),
  mobileImageData: v.string(),
  desktopImageHeight: whole,
  desktopImageWidth: whole,
  mobileImageHeight: whole,
  mobileImageWidth: whole,
});

export const promoEndpoints = [
  defineEndpoint({
    path: "/promoimage/promos",
    summary: {
      es: "Las promociones de la portada, una por posición como máximo, con sus imágenes JPEG en base64.",
      en: "The promotions of the home page, at most one for each position, with their JPEG pictures in base64.",
    },
    query: { language },
    reply: v.array(promoShape),
    changes: nextCampaignChange,
    handle: (_, { stock, now, edition }) =>
      listPromos(stock, edition, now).map(({ position, name, url, newWindow, desktop, mobile }) => ({
        positionIndex: position,
        name,
        url,
        openURLInNewWindow: newWindow,
        desktopImageData: imageData(stock, desktop.id),
        mobileImageData: imageData(stock, mobile.id),
        desktopImageHeight: desktop.height,
        desktopImageWidth: desktop.width,
        mobileImageHeight: mobile.height,
        mobileImageWidth: mobile.width,
      })),
  }),
];
