import { defineCopy } from "#site/copy.ts";

export const suggestCopy = defineCopy({
  es: (y) => ({
    cars: (n: string) => (n === "1" ? "1 carro" : `${n} carros`),
    partFor: (part: string, car: string) => `${part} para ${car}`,
    byVin: "según su VIN",
    badVin: "este VIN no cuadra",
    mend: (vin: string) => `¿es ${vin}?`,
    near: (place: string) => `${y.Many} cerca de ${place}`,
    carNear: (car: string, place: string) => `${car} cerca de ${place}`,
    nearPlace: (place: string) => `cerca de ${place}`,
    row: (row: string, yard: string) => `Fila ${row}, ${yard}`,
    wholeSite: (typed: string) => `Busque “${typed}” en todo el sitio`,
    bill: { part: "Pieza", core: "casco", fees: "cuota e impuesto", entrance: "entrada" },
  }),
  en: (y) => ({
    cars: (n: string) => (n === "1" ? "1 car" : `${n} cars`),
    partFor: (part: string, car: string) => `${part} for ${car}`,
    byVin: "from your VIN",
    badVin: "this VIN doesn’t add up",
    mend: (vin: string) => `is it ${vin}?`,
    near: (place: string) => `${y.Many} near ${place}`,
    carNear: (car: string, place: string) => `${car} near ${place}`,
    nearPlace: (place: string) => `near ${place}`,
    row: (row: string, yard: string) => `Row ${row}, ${yard}`,
    wholeSite: (typed: string) => `Search the whole site for “${typed}”`,
    bill: { part: "Part", core: "core", fees: "fee and tax", entrance: "admission" },
  }),
});
