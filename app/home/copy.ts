import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    description: (yards: string, openDays: string) =>
      `Autopartes usadas que usted saca. Busque su carro, vea la fila y el precio, y pague menos. ${yards} de autoservicio, ${openDays}.`,
    what: (yards: string, cars: string) =>
      `${yards} ${yards === "1" ? y.one : y.many} · ${cars} ${cars === "1" ? "carro" : "carros"} · usted saca la pieza`,
    yards: y.Many,
    countries: { US: "EE. UU.", CA: "Canadá" },
    near: "¿Cuál le queda cerca?",
    nearText: (regions: string) => `Estamos en ${regions}. Ponga su código postal o su ciudad y le decimos cuál.`,
    findYard: `Encuentre su ${y.one}`,
    buy: (dead: boolean) => (dead ? "Compramos su carro, ande o no ande." : "Compramos carros."),
    buyText: (paid: boolean) => `Pida su cotización por teléfono o en línea${paid ? " y cobre al entregarlo" : ""}.`,
    offer: "Pida su cotización",
    more: (brand: string) => `Más de ${brand}`,
    slots: [
      { title: "Vendemos carros", line: "Completos.", promised: "Completos, como están." },
      { title: "Horarios", line: `Vea a qué hora abre su ${y.one}, también en días festivos.` },
      {
        title: "Toolkit Rewards",
        line: "Junte puntos con cada compra.",
        promised: "Junte puntos con cada compra. La tarjeta es gratis.",
      },
      { title: "Row52", line: "Fotos que la gente sube de carros en los patios." },
    ],
    claims: "En números",
    claimParts: (n: string) => `Más de ${n} piezas con precio`,
    claimYears: (n: number) => `Más de ${n} años en el negocio`,
    claimOpen: (countries: string, openDays: string) => `${y.Many} en ${countries}, ${openDays}`,
    prices: "Vea la lista de precios",
    scrap: "Reciclaje de metal",
    scrapText: "Cuando ya no queda nada que sacar, el carro se vuelve acero nuevo.",
    touts: "Ofertas de estos días",
    newWindow: "(abre una ventana nueva)",
  }),
  en: (y) => ({
    description: (yards: string, openDays: string) =>
      `Used auto parts you pull yourself. Find your car, see its row and the price, and pay less. ${yards}, self-service, ${openDays}.`,
    what: (yards: string, cars: string) =>
      `${yards} ${yards === "1" ? y.one : y.many} · ${cars} ${cars === "1" ? "car" : "cars"} · you pull the part`,
    yards: y.Many,
    countries: { US: "US", CA: "Canada" },
    near: "Which one is near you?",
    nearText: (regions: string) =>
      `We’re in ${regions}. Type your ZIP code or your city and we’ll show you the nearest.`,
    findYard: `Find your ${y.one}`,
    buy: (dead: boolean) => (dead ? "We’ll buy your car, running or not." : "We buy cars."),
    buyText: (paid: boolean) =>
      `Get your offer by phone or online${paid ? ", and get paid when you hand it over" : ""}.`,
    offer: "Get your offer",
    more: (brand: string) => `More from ${brand}`,
    slots: [
      { title: "We sell cars", line: "Whole.", promised: "Whole, as is." },
      { title: "Store hours", line: `See when your ${y.one} opens, holidays too.` },
      {
        title: "Toolkit Rewards",
        line: "Earn points with every purchase.",
        promised: "Earn points with every purchase. The card is free.",
      },
      { title: "Row52", line: "Photos people post of cars in the yards." },
    ],
    claims: "In numbers",
    claimParts: (n: string) => `Over ${n} parts priced`,
    claimYears: (n: number) => `Over ${n} years in business`,
    claimOpen: (countries: string, openDays: string) => `${y.Many} in ${countries}, ${openDays}`,
    prices: "See the price list",
    scrap: "Scrap recycling",
    scrapText: "When there’s nothing left to pull, the car becomes new steel.",
    touts: "Current deals",
    newWindow: "(opens a new window)",
  }),
});
