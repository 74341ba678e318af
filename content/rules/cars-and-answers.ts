import * as v from "valibot";
import { countText } from "#core/count-text.ts";
import { formatDay } from "#core/time-words.ts";
import { businessDays } from "../business-days.ts";
import { day as daySchema, whole } from "../chain/schema-parts.ts";
import { count, day, type Rule, words, yes } from "./rule.ts";

const selling = { group: "selling", pages: ["sellMyCar"], needs: "sellingCars" } as const;
const days = { es: "días hábiles", en: "business days" };
const example = v.strictObject({ pounds: whole(500, 20_000), dollars: whole(1, 20_000), day: daySchema });

/** What was paid for a complete car on a day: an example, no quote. */
const carExample: Rule<typeof example> = {
  ...selling,
  pages: ["whatWeBuy", "sellMyCar", "cashForJunkCars"],
  kind: "car",
  asked: {
    es: "Un carro completo que compró: libras, dólares, día (3000, 350, 2026-11-02)",
    en: "A complete car that it bought: pounds, dollars, day (3000, 350, 2026-11-02)",
  },
  schema: example,
  example: { pounds: 3000, dollars: 350, day: "2026-11-02" },
  says: ({ pounds, dollars, day: on }) => ({
    es: `El ${formatDay(on, "es", "full")} pagamos $${countText(dollars)} por un sedán completo de ${countText(pounds)} libras.`,
    en: `On ${formatDay(on, "en", "full")} we paid $${countText(dollars)} for a complete ${countText(pounds)}-pound sedan.`,
  }),
};

export const sellingRules = {
  carCallDays: count(
    { ...selling, pages: ["sellMyCar", "cashForJunkCars"], least: 1, most: 30, example: 2, unit: days },
    (n) => ({
      es: `Le llamamos por su carro en ${businessDays(n).es}.`,
      en: `We call you about your car within ${businessDays(n).en}.`,
    }),
  ),
  carExample,
  carPayment: words({
    ...selling,
    pages: ["sellMyCar", "cashForJunkCars"],
    most: 240,
    example: { es: "Pagamos con cheque.", en: "We pay by check." },
  }),
  buysDead: yes(
    { ...selling, pages: ["cashForJunkCars", "whatWeBuy", "sellMyCar", "market", "about", "home"] },
    "Compramos carros que no encienden, chocados o incompletos.",
    "We buy cars that don’t start, are wrecked or have parts missing.",
  ),
  buysKinds: yes(
    { ...selling, pages: ["whatWeBuy"] },
    "A quién le compramos, qué compramos y qué no, como lo dice la página.",
    "Who we buy from, what we buy and what we don’t, as the page says.",
  ),
  offerDated: yes(
    { ...selling, pages: ["sellMyCar", "whatWeBuy"] },
    "La cotización dice hasta qué día vale.",
    "Your offer says what day it’s good through.",
  ),
  towsCars: yes(
    selling,
    "Vamos por carros en algunas zonas: pregunte al pedir la cotización.",
    "We tow cars in some areas: ask when you get your offer.",
  ),
  checksOwner: yes(
    { ...selling, pages: ["sellMyCar", "recycling"] },
    "Antes de recibir un carro revisamos el título, la identificación y el VIN.",
    "Before we take a car we check the title, the ID and the VIN.",
  ),
  paidAtHandOver: yes(
    { ...selling, pages: ["sellMyCar", "cashForJunkCars", "home"] },
    "Le pagamos cuando entrega el carro y sus papeles.",
    "You get paid when you hand over the car and its paperwork.",
  ),
  metals: words({
    group: "selling",
    pages: ["store"],
    needs: "metals",
    most: 300,
    example: { es: "Compramos hierro y cobre por peso.", en: "We buy iron and copper by weight." },
  }),
} as const;

const sold = { group: "carsForSale", pages: ["carForSale", "carsForSale"], needs: "carsForSale" } as const;

export const carRules = {
  carsAsIs: yes(
    { ...sold, pages: ["carForSale", "carsForSale", "policies", "whatWeSell", "home"] },
    "Los carros se venden como están, sin garantía y sin cambio.",
    "Whole cars are sold as is, with no warranty and no exchange.",
  ),
  carRemovalDays: count({ ...sold, least: 1, most: 90, example: 7, unit: { es: "días", en: "days" } }, (n) => ({
    es:
      n === 1 ? "Recoja el carro al día siguiente de pagarlo." : `Recoja el carro en los ${n} días siguientes al pago.`,
    en: n === 1 ? "Pick the car up by the day after you pay." : `Pick the car up within ${n} days after you pay.`,
  })),
  carDrive: words({
    ...sold,
    most: 240,
    example: { es: "Se prueba en el patio, no en la calle.", en: "You can try it in the yard, not on the street." },
  }),
  carFees: words({
    ...sold,
    most: 240,
    example: { es: "El precio y el impuesto de su estado.", en: "The price and your state’s tax." },
  }),
  carSmog: words({
    ...sold,
    most: 240,
    example: { es: "La prueba de emisiones la hace usted.", en: "The smog check is up to you." },
  }),
} as const;

export const donationRules = {
  donationMoney: yes(
    { group: "donation", pages: ["donate"], needs: "donation" },
    "Lo que se paga por un carro donado es para la organización.",
    "What a donated car brings goes to the nonprofit.",
  ),
  freePickup: yes(
    { group: "donation", pages: ["donate", "donateNow", "donateFaq"], needs: "donation" },
    "Recogemos gratis el carro donado, ande o no ande.",
    "We pick up the donated car for free, running or not.",
  ),
} as const;

export const answerRules = {
  answerDays: count(
    {
      group: "answers",
      pages: ["contact", "accessibility", "donateNow"],
      asked: { es: "Días hábiles para contestar un mensaje", en: "Business days to answer a message" },
      ...{ least: 1, most: 30, example: 2, unit: days },
    },
    (n) => ({
      es: `Respondemos en ${businessDays(n).es}.`,
      en: `We answer within ${businessDays(n).en}.`,
    }),
  ),
  jobReadDays: count(
    { group: "answers", pages: ["careers"], needs: "careersForm", least: 1, most: 60, example: 5, unit: days },
    (n) => ({
      es: `Leemos cada solicitud de trabajo en ${businessDays(n).es}.`,
      en: `We read each job application within ${businessDays(n).en}.`,
    }),
  ),
} as const;

const read = { group: "texts", pages: ["policies"], example: "2026-10-01" } as const;

export const textRules = {
  favorsYou: yes(
    { group: "texts", pages: ["terms"], bilingual: true },
    "Si las dos ediciones difieren por error, vale la que le favorece a usted.",
    "If the two editions differ by mistake, the one that favors you applies.",
  ),
  notBackwards: yes(
    { group: "texts", pages: ["terms"] },
    "Un cambio de los términos nunca vale para lo anterior.",
    "A change of the terms never applies to what came before it.",
  ),
  policiesSince: day(read, (on) => ({
    es: `Estas políticas valen desde el ${formatDay(on, "es", "full")}.`,
    en: `These policies have been in effect since ${formatDay(on, "en", "full")}.`,
  })),
  textsReviewed: day({ ...read, pages: ["terms", "legalNotices", "privacy", "accessibility"] }, (on) => ({
    es: `Términos y avisos revisados el ${formatDay(on, "es", "full")}.`,
    en: `Terms and notices last reviewed on ${formatDay(on, "en", "full")}.`,
  })),
} as const;
