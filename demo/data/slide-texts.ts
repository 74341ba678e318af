import type { SlideRow } from "#data/schema.ts";
import { addresses } from "./addresses.ts";

type SlideText = Omit<SlideRow, "id" | "image_es_id" | "image_en_id" | "new_window">;

/** The end-of-summer sale: shown from its first minute to its last on the chain's clock, and at no other time. */
const saleWindow = { starts_at: "2025-08-25T00:00", ends_at: "2025-09-01T20:00" } as const;
const linkTo = (page: keyof typeof addresses) => ({ url_es: addresses[page].es, url_en: addresses[page].en });
const always = { starts_at: null, ends_at: null } as const;

export const slideTexts: readonly SlideText[] = [
  {
    slug: "saque-la-pieza",
    kind: "slide",
    position: 0,
    title_es: "Saque la pieza. Pague menos.",
    title_en: "Pull the part. Pay less.",
    body_es: "Cada carro en su fila. Traiga su herramienta, saque lo que necesita y pague en la caja.",
    body_en: "Every car in its row. Bring your tools, pull what you need and pay at the counter.",
    link_text_es: "Cómo funciona",
    link_text_en: "How it works",
    ...linkTo("company"),
    art: "hero",
    ...always,
  },
  {
    slug: "oferta-de-fin-de-verano",
    kind: "slide",
    position: 1,
    title_es: "Oferta de fin de verano",
    title_en: "End-of-summer sale",
    body_es: "Motores, transmisiones y carrocería con 40% de descuento, hasta el lunes a las 8 de la noche.",
    body_en: "Engines, transmissions and body parts at 40% off, through Monday at 8 p.m.",
    link_text_es: "Vea los precios",
    link_text_en: "See the prices",
    ...linkTo("partPricing"),
    art: "oferta",
    ...saleWindow,
  },
  {
    slug: "compramos-su-carro",
    kind: "slide",
    position: 2,
    title_es: "Compramos su carro",
    title_en: "We’ll buy your car",
    body_es: "Viejo, chocado o parado. Pida su cotización y cobre al entregar el carro.",
    body_en: "Old, wrecked or not running. Get your offer and get paid when you hand over the car.",
    link_text_es: "Vea qué compramos",
    link_text_en: "See what we buy",
    ...linkTo("whatWeBuy"),
    art: "compramos",
    ...always,
  },
  {
    slug: "oferta-motores",
    kind: "tout",
    position: 0,
    title_es: "Motores con 40% de descuento",
    title_en: "Engines 40% off",
    body_es: "Completos o tres cuartos, de 4, 6 y 8 cilindros.",
    body_en: "Complete or long block, 4, 6 and 8 cylinders.",
    link_text_es: "Vea los precios",
    link_text_en: "See the prices",
    ...linkTo("partPricing"),
    art: "oferta",
    ...saleWindow,
  },
  {
    slug: "oferta-carroceria",
    kind: "tout",
    position: 1,
    title_es: "Puertas, cofres y defensas con 40% de descuento",
    title_en: "Doors, hoods and bumpers 40% off",
    body_es: "En todos los yonkes. La lista de precios ya trae el descuento.",
    body_en: "At every yard. The price list already shows the sale price.",
    link_text_es: "Encuentre su yonke",
    link_text_en: "Find your yard",
    ...linkTo("locations"),
    art: "oferta",
    ...saleWindow,
  },
];
