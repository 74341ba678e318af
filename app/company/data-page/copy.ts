import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: "Datos abiertos",
    description: `Baje el inventario, los precios y los eventos en archivos para hojas de cálculo y programas: de toda la cadena o de ${y.un}.`,
    heading: "Datos abiertos",
    lead: "Lo que muestra este sitio, en archivos para su hoja de cálculo o su programa. Sin cuenta y sin clave.",
    asOf: (day: string) => `Datos del ${day}.`,
    whole: "Toda la cadena",
    oneYard: `${y.o("Un solo", "Una sola")} ${y.one}`,
    yard: y.One,
    choose: `Elija ${y.un}`,
    show: "Vea sus archivos",
    data: "Datos",
    what: "Qué traen",
    files: "Archivos",
    stock: "Inventario",
    stockOf: (cars: string) =>
      cars === "1"
        ? "El carro que hay ahora, con su fila y el día en que llegó."
        : `Los ${cars} carros que hay ahora, con su fila y el día en que llegaron.`,
    prices: "Precios de piezas",
    pricesOf: `Lo que cuesta cada pieza en cada ${y.one}, con casco y total, sin ofertas.`,
    events: "Eventos",
    eventsOf: "Eventos y ofertas de ahora y de los días que vienen.",
    specialDays: "Eventos, y días con otro horario.",
    licence: "Licencia",
    credit: (brand: string) => `Diga que los datos son de ${brand}.`,
    use: "Cómo usarlos",
    useFresh: (tag: string, held: string) =>
      `Se hacen de nuevo cuando cambian los datos. Cada archivo trae su ${tag}: mándelo en ${held} y no tendrá que bajar otra vez lo que ya tiene.`,
    useSums: (name: string) => `Sumas ${name} de los archivos de toda la cadena`,
    useForms: (csv: string, lines: string) =>
      `${csv} es para hojas de cálculo: las celdas que empezarían una fórmula llevan un apóstrofo delante. ${lines} trae una fila por línea, para leer mientras llega.`,
    useApi: "Para preguntas sueltas, use la API",
  }),
  en: (y) => ({
    title: "Open data",
    description: `Download inventory, prices and events as files for spreadsheets and programs: for the whole chain or for one ${y.one}.`,
    heading: "Open data",
    lead: "What this site shows, as files for your spreadsheet or your program. No account, no key.",
    asOf: (day: string) => `Data as of ${day}.`,
    whole: "The whole chain",
    oneYard: `One ${y.one}`,
    yard: y.One,
    choose: `Choose ${y.a}`,
    show: "See its files",
    data: "Data",
    what: "What’s in it",
    files: "Files",
    stock: "Inventory",
    stockOf: (cars: string) =>
      cars === "1"
        ? "The car here now, with its row and the day it came in."
        : `The ${cars} cars here now, with their rows and the day they came in.`,
    prices: "Part prices",
    pricesOf: `What each part costs at each ${y.one}, with core charge and total, before sales.`,
    events: "Events",
    eventsOf: "Events and sales, now and in the days ahead.",
    specialDays: "Events, and days with other hours.",
    licence: "License",
    credit: (brand: string) => `Credit ${brand}.`,
    use: "How to use them",
    useFresh: (tag: string, held: string) =>
      `We rebuild them whenever the data changes. Each file carries its ${tag}: send it in ${held} and you won’t have to download again what you already have.`,
    useSums: (name: string) => `${name} sums for the whole chain’s files`,
    useForms: (csv: string, lines: string) =>
      `${csv} is for spreadsheets: cells that would begin a formula have an apostrophe in front. ${lines} has one row per line, so you can read it as it arrives.`,
    useApi: "To look up one thing, use the API",
  }),
});
