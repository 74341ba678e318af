import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: (name: string) => `Compramos su carro: ${name}`,
    description: (name: string, phone: string, dead: boolean) =>
      `Compramos carros${dead ? " viejos, chocados o parados" : ""}: ${name}. Oficinas, horario, qué papeles traer y el teléfono ${phone}.`,
    heading: (name: string) => `Compramos su carro: ${name}`,
    offer: "Pida su cotización",
    call: (number: string) => `Llamar al ${number}`,
    hours: (office: string) => `Horario de compra en ${office}`,
    desk: "Compra de carros",
    day: "Horario",
    desks: "Oficinas de compra",
    others: `${y.o("Otros", "Otras")} ${y.many} de la zona`,
    cities: "Ciudades",
    how: "Cómo funciona la venta",
    special: "Días especiales",
  }),
  en: (y) => ({
    title: (name: string) => `Sell your junk car: ${name}`,
    description: (name: string, phone: string, dead: boolean) =>
      `We buy ${dead ? "old or wrecked cars, running or not" : "cars"}: ${name}. Where to bring it, hours, paperwork and who to call: ${phone}.`,
    heading: (name: string) => `We’ll buy your car: ${name}`,
    offer: "Get your offer",
    call: (number: string) => `Call ${number}`,
    hours: (office: string) => `Car-buying hours at ${office}`,
    desk: "Car buying",
    day: "Hours",
    desks: "Car-buying desks",
    others: `Other ${y.many} in the area`,
    cities: "Cities",
    how: "How selling works",
    special: "Special days",
  }),
});
