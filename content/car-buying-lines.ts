import type { Words } from "#core/edition.ts";
import { type CarBuyingRegion, carBuyingRegions } from "./car-buying-rules.ts";

type Edition = keyof Words;

const basics: Record<CarBuyingRegion["country"], Record<Edition, readonly string[]>> = {
  US: {
    es: [
      "El título original a su nombre. Si lo perdió, pida antes un duplicado.",
      "Su identificación oficial con foto, vigente.",
      "La carta que libera la deuda, si el título nombra a un banco.",
      "La firma de todos los dueños, si el título trae más de un nombre.",
    ],
    en: [
      "The original title in your name. If you lost it, get a duplicate first.",
      "Your official photo ID, not expired.",
      "The lien release, if the title names a lender.",
      "The signature of every owner, if the title has more than one name.",
    ],
  },
  CA: {
    es: [
      "El registro original del carro a su nombre.",
      "Su identificación oficial con foto, vigente.",
      "La carta que libera la deuda, si todavía hay un préstamo registrado.",
      "La firma de todos los dueños registrados.",
    ],
    en: [
      "The car’s original registration in your name.",
      "Your official photo ID, not expired.",
      "The lien release, if a loan is still registered.",
      "The signature of every registered owner.",
    ],
  },
};

const notaryLine: Words = {
  es: "No firme el título en su casa: fírmelo ante un notario público (notary public), que certifica su firma.",
  en: "Do not sign the title at home: sign it in front of a notary public, who certifies your signature.",
};

const lostLine = ({ es, en }: Words): Words => ({
  es: `Si perdió el título, ${es}`,
  en: `If you lost the title, ${en}`,
});

const platesLine = (region: CarBuyingRegion): Words => {
  const at = region.authority;
  switch (region.plates) {
    case "remove":
      return {
        es: "Quite las placas: no se van con el carro.",
        en: "Take off the plates: they do not go with the car.",
      };
    case "return":
      return {
        es: `Quite las placas y entréguelas o cancélelas en ${at.es}, si no las pasa a otro carro.`,
        en: `Take off the plates and turn them in or cancel them with ${at.en}, unless you move them to another car.`,
      };
    case "stay":
      return {
        es: "Las placas normales se quedan en el carro. Si son personalizadas, pregunte antes.",
        en: "Standard plates stay on the car. If they are personalized, ask first.",
      };
    case "ask":
      return { es: `Pregunte en ${at.es} qué hacer con las placas.`, en: `Ask ${at.en} what to do with the plates.` };
  }
};

const noticeLine = ({ authority, notice }: CarBuyingRegion): Words => {
  if (!notice) {
    return {
      es: `Pregunte en ${authority.es} cómo avisar de la venta. Guarde el recibo.`,
      en: `Ask ${authority.en} how to report the sale. Keep the receipt.`,
    };
  }
  const { form, days, business } = notice;
  const limit: Words =
    days === undefined
      ? { es: "lo antes posible", en: "as soon as you can" }
      : {
          es: `en un plazo de ${days} ${business ? "días hábiles" : "días"}`,
          en: `within ${days} ${business ? "business " : ""}days`,
        };
  return {
    es: `Presente el aviso de venta (${form}) en ${authority.es}, ${limit.es}. Guarde una copia.`,
    en: `File the notice of sale (${form}) with ${authority.en}, ${limit.en}. Keep a copy.`,
  };
};

/** By state or province code in any case; undefined for a place that has no entry. */
export const findCarBuyingRegion = (code: string): CarBuyingRegion | undefined =>
  carBuyingRegions.find((region) => region.code === code.trim().toUpperCase());

/** Without these nobody can sell: the paper that says whose the car is, and who that is. */
export const listPapers = ({ country, notary }: CarBuyingRegion, edition: Edition): string[] => [
  ...basics[country][edition].slice(0, 2),
  ...(notary ? [notaryLine[edition]] : []),
];

/** What to bring, the general list first. */
export const listWhatToBring = (region: CarBuyingRegion, edition: Edition): string[] => [
  ...basics[region.country][edition],
  ...(region.notary ? [notaryLine[edition]] : []),
  ...(region.lostTitle ? [lostLine(region.lostTitle)[edition]] : []),
  ...region.notes.map((note) => note[edition]),
];

const insuranceLast: Words = {
  es: "Cancele el seguro solo después del aviso de venta.",
  en: "Cancel the insurance only after you file the notice of sale.",
};

/** Plates, notice of sale, insurance: in the order to do them. */
export const listAfterTheSale = (region: CarBuyingRegion, edition: Edition): string[] => [
  platesLine(region)[edition],
  noticeLine(region)[edition],
  ...(region.after.length > 0 ? region.after : [insuranceLast]).map((step) => step[edition]),
];
