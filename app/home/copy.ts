import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Saque la pieza. Pague menos.",
    description:
      "Busque su carro en el inventario, vea la fila y el precio, saque la pieza y pague menos. Yonkes de autoservicio en Estados Unidos y Canadá, los 7 días.",
    heading: "Saque la pieza. Pague menos.",
    yards: "Yonkes",
    countries: "EE. UU. + Canadá",
    near: "Uno le queda cerca.",
    nearText: (states: number, provinces: number) =>
      `Estamos en ${states} estados y ${provinces} provincias. Ponga su código postal o su ciudad y le decimos cuál.`,
    findYard: "Encuentre su yonke",
    buy: "Compramos su carro, ande o no ande.",
    buyText: "Pida su oferta por teléfono o en línea y cobre al entregarlo.",
    offer: "Pida su oferta",
    more: (brand: string) => `Más de ${brand}`,
    slots: [
      { title: "Vendemos carros", line: "Completos, con título y listos para arreglar." },
      { title: "Horarios", line: "Abrimos los 7 días. Revise los días festivos." },
      { title: "Toolkit Rewards", line: "Junte puntos con cada compra. La tarjeta es gratis." },
      { title: "Row52", line: "Vea fotos de los carros que llegan al patio." },
    ],
    claims: "En números",
    claimParts: (n: string) => `Más de ${n} piezas con precio`,
    claimYears: (n: number) => `Más de ${n} años en el negocio`,
    claimOpen: "Yonkes en Estados Unidos y Canadá, abiertos los 7 días de la semana",
    prices: "Vea la lista de precios",
    scrap: "Reciclaje de metal",
    scrapText: "Cuando ya no queda nada que sacar, el carro se vuelve acero nuevo.",
    touts: "Ofertas de estos días",
  },
  en: {
    title: "Pull the part. Pay less.",
    description:
      "Find your car in the inventory, see its row and the price, pull the part and pay less. Self-service yards in the US and Canada, open 7 days a week.",
    heading: "Pull the part. Pay less.",
    yards: "Yards",
    countries: "US + Canada",
    near: "There's one near you.",
    nearText: (states: number, provinces: number) =>
      `We are in ${states} states and ${provinces} provinces. Give us your ZIP code or your city and we'll show you the nearest.`,
    findYard: "Find your yard",
    buy: "We'll buy your car, running or not.",
    buyText: "Get your offer by phone or online, and get paid when you hand it over.",
    offer: "Get your offer",
    more: (brand: string) => `More from ${brand}`,
    slots: [
      { title: "We sell cars", line: "Whole, with a title and ready to fix." },
      { title: "Store hours", line: "Open 7 days a week. Check the holidays." },
      { title: "Toolkit Rewards", line: "Earn points with every purchase. The card is free." },
      { title: "Row52", line: "See photos of the cars as they arrive." },
    ],
    claims: "In numbers",
    claimParts: (n: string) => `Over ${n} parts priced`,
    claimYears: (n: number) => `Over ${n} years in business`,
    claimOpen: "Yards in the US and Canada, open 7 days a week",
    prices: "See the price list",
    scrap: "Scrap recycling",
    scrapText: "When there is nothing left to pull, the car becomes new steel.",
    touts: "Current deals",
  },
});
