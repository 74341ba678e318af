import * as v from "valibot";
import { whole } from "../chain/schema-parts.ts";
import { type Rule, yes } from "./rule.ts";

const warranty = { group: "warranty", pages: ["warrantyPlus"], needs: "warrantyPlus" } as const;

export const warrantyRules = {
  warrantyAnywhere: yes(
    warranty,
    "Warranty Plus vale en cualquiera de {{nuestros|nuestras}} {{yard.many}}.",
    "Warranty Plus holds at every one of our {{yard.many}}.",
  ),
  warrantyCredit: yes(
    { ...warranty, pages: ["warrantyPlus", "policies"] },
    "Con Warranty Plus recibe otra pieza igual o un vale por lo que pagó.",
    "With Warranty Plus you get a matching part or store credit for what you paid.",
  ),
  warrantyCores: yes(
    { ...warranty, pages: ["warrantyPlus", "policies"] },
    "Warranty Plus alarga también el plazo del casco.",
    "Warranty Plus gives you longer for the core charge too.",
  ),
  warrantyLimits: yes(
    warranty,
    "Warranty Plus no cubre mano de obra, golpes, desgaste, piezas abiertas, carros completos, impuesto ni cuotas.",
    "Warranty Plus doesn’t cover labor, crashes, wear, opened parts, whole cars, tax or fees.",
  ),
  warrantyWhenBuying: yes(
    warranty,
    "Warranty Plus se compra con la pieza, se paga una vez y no se agrega después.",
    "You buy Warranty Plus with the part, pay once, and can’t add it later.",
  ),
  warrantyClock: yes(
    warranty,
    "El plazo cuenta desde la primera compra y no empieza de nuevo con cada cambio.",
    "Time counts from the first purchase and doesn’t start over with each exchange.",
  ),
} as const;

const rewards = { group: "rewards", pages: ["toolkitRewards"], needs: "rewards" } as const;
const months: Rule<v.NullableSchema<ReturnType<typeof whole>, undefined>> = {
  ...rewards,
  kind: "count",
  schema: v.nullable(whole(1, 120)),
  example: 12,
  unit: { es: "meses sin compras", en: "months without a purchase" },
  says: (n) =>
    n === null
      ? { es: "Los puntos no vencen.", en: "Points never expire." }
      : n === 1
        ? {
            es: "Los puntos vencen después de 1 mes sin compras.",
            en: "Points expire after 1 month without a purchase.",
          }
        : {
            es: `Los puntos vencen después de ${n} meses sin compras.`,
            en: `Points expire after ${n} months without a purchase.`,
          },
};

export const rewardRules = {
  /** Without it there is no page: its figures are a promise. */
  rewardsTerms: yes(
    rewards,
    "Toolkit Rewards: 1 punto por cada dólar, más o menos; 350 puntos valen un certificado de $20 que llega por correo electrónico.",
    "Toolkit Rewards: 1 point for about every $1; 350 points earn a $20 certificate, sent by email.",
  ),
  pointsFrom: yes(
    rewards,
    "Qué da puntos y qué no, como lo dice la página de Toolkit Rewards.",
    "What earns points and what doesn’t, as the Toolkit Rewards page says.",
  ),
  cardFree: yes(
    { ...rewards, pages: ["toolkitRewards", "home"] },
    "La tarjeta es gratis, se pide en la caja, y si la pierde basta su teléfono.",
    "The card is free, you get it at the counter, and if you lose it your phone number is enough.",
  ),
  memberEvents: yes(rewards, "Hay eventos solo para miembros.", "There are exclusive events for members."),
  certificateNotCash: yes(
    { ...rewards, pages: ["toolkitRewards", "terms"] },
    "El certificado no se cambia por efectivo.",
    "Certificates have no cash value.",
  ),
  pointsExpireMonths: months,
} as const;
