import { coreWaivedLine } from "#core/core-waived.ts";
import { choice, either, words, yes } from "./rule.ts";

const money = { group: "money", pages: ["policies"] } as const;

export const moneyRules = {
  sameEverywhere: yes(
    money,
    "Las reglas son iguales en {{todos|todas}} {{yard.los}}, salvo donde la ley pide otra cosa.",
    "The rules are the same at every {{yard.one}}, unless the law says otherwise.",
  ),
  listPrice: yes(
    { ...money, pages: ["policies", "legalNotices"], needs: "partPrices" },
    "Usted paga el precio de la lista de ese día.",
    "You pay that day’s list price.",
  ),
  payment: words(
    {
      group: "money",
      pages: ["policies", "store", "carForSale", "carsForSale"],
      asked: { es: "Con qué se paga", en: "How people pay" },
      most: 120,
      example: { es: "efectivo y tarjeta", en: "cash and cards" },
    },
    ({ es, en }) => ({ es: `Aceptamos ${es}.`, en: `We take ${en}.` }),
  ),
  takesChecks: either(
    { ...money, no: "noChecks" },
    { es: "También cheques personales, con identificación.", en: "Personal checks too, with ID." },
    { es: "No aceptamos cheques personales.", en: "No personal checks." },
  ),
  lowerPrice: yes(
    { ...money, pages: ["policies", "terms", "legalNotices"], needs: "partPrices" },
    "Si este sitio y la caja muestran precios distintos el mismo día, usted paga el más bajo.",
    "If this site and the counter show different prices on the same day, you pay the lower one.",
  ),
  admissionKept: yes(money, "No devolvemos la entrada.", "We don’t refund admission."),
  feeKept: yes(money, "No devolvemos la cuota ambiental.", "We don’t refund the environmental fee."),
  shipsParts: either(
    { group: "money", pages: ["policies", "whatWeSell"], no: "noShipping" },
    { es: "Mandamos piezas por paquetería: pregunte en la caja.", en: "We ship parts: ask at the counter." },
    { es: "No mandamos piezas por paquetería.", en: "We don’t ship parts." },
  ),
  holdsParts: either(
    {
      group: "money",
      pages: ["policies", "vehicle", "company", "contact", "home", "whatWeSell", "carForSale"],
      no: "noHolding",
    },
    { es: "Apartamos piezas: pregunte en la caja.", en: "We hold parts: ask at the counter." },
    {
      es: "No apartamos piezas ni carros: son de quien llega primero.",
      en: "We don’t hold parts or cars. First come, first served.",
    },
  ),
  coreBack: choice(money, {
    cash: { es: "El casco se regresa en efectivo.", en: "The core charge comes back in cash." },
    asPaid: { es: "El casco se regresa como se pagó.", en: "The core charge comes back the way it was paid." },
  }),
  coreWaived: yes(
    { ...money, pages: ["policies", "about", "warrantyPlus", "partPricing", "partAnswer", "myList"] },
    coreWaivedLine.es,
    coreWaivedLine.en,
  ),
  coreReceipt: yes(money, "Sin recibo no regresamos el casco.", "Without the receipt we can’t return the core charge."),
  partSizes: words({
    group: "money",
    pages: ["whatWeSell", "partPricing", "partAnswer"],
    most: 240,
    example: {
      es: "Chico o grande va por el carro: pregunte en la caja.",
      en: "Small or large goes by the car: ask at the counter.",
    },
  }),
  alsoSold: words({
    group: "money",
    pages: ["whatWeSell", "warrantyPlus"],
    most: 300,
    example: { es: "También vendemos aceite.", en: "We sell oil too." },
  }),
} as const;

const exchanges = { group: "exchanges", pages: ["policies"], usual: true } as const;

export const exchangeRules = {
  exchangeAnywhere: yes(
    { group: "exchanges", pages: ["policies", "warrantyPlus"] },
    "Una pieza se cambia en cualquiera de {{nuestros|nuestras}} {{yard.many}}.",
    "A part can be exchanged at any of our {{yard.many}}.",
  ),
  paintMark: yes(
    { ...exchanges, pages: ["policies", "about", "warrantyPlus"] },
    "Para cambiar una pieza traiga la pieza con nuestra marca de pintura y el recibo original.",
    "To exchange a part bring it with our paint mark on it, and the original receipt.",
  ),
  creditOrPart: yes(
    { ...exchanges, pages: ["policies"] },
    "Se cambia por otra pieza igual o por un vale.",
    "You get a matching part or store credit.",
  ),
  cashBack: either(
    { group: "exchanges", pages: ["policies", "warrantyPlus"], no: "noCashBack" },
    { es: "Le regresamos su dinero si la pieza no sirve.", en: "You get your money back if the part is bad." },
    { es: "No regresamos dinero por una pieza.", en: "We don’t give cash back for a part." },
  ),
  noLabor: yes(
    { ...exchanges, pages: ["policies", "warrantyPlus"] },
    "No pagamos mano de obra, grúa ni otros gastos.",
    "We don’t cover labor, towing or other costs.",
  ),
  tiresNoAir: yes(
    { ...exchanges, pages: ["policies", "whatWeSell"] },
    "Las llantas usadas se cambian si no guardan aire, no por el desgaste.",
    "Used tires can be exchanged if they won’t hold air, not for worn tread.",
  ),
  openedStay: yes(
    exchanges,
    "No recibimos una pieza que se abrió o se modificó.",
    "We can’t take back a part that was opened up or modified.",
  ),
  creditNotCash: yes(
    exchanges,
    "El vale no se cambia por efectivo, salvo donde la ley lo pide.",
    "Store credit can’t be exchanged for cash, except where the law says so.",
  ),
  otherAsIs: yes(
    exchanges,
    "Lo de segunda mano y los líquidos se venden como están, sin cambio.",
    "Thrift items and fluids are sold as is, with no exchange.",
  ),
} as const;
