import { defineCopy } from "#site/copy.ts";

const carros = (n: string) => (n === "1" ? "1 carro" : `${n} carros`);
const cars = (n: string) => (n === "1" ? "1 car" : `${n} cars`);

export const copy = defineCopy({
  es: (y) => ({
    title: (place: string) => `Inventario ${y.del} en ${place}: carros por marca`,
    titleShort: (place: string) => `Inventario ${y.del} en ${place}`,
    came: (n: string) => `; ${n} ${n === "1" ? "llegó" : "llegaron"} esta semana`,
    description: (store: string, n: string, came: string) =>
      `${carros(n)} en ${store}${came}. Todo el inventario por marca y modelo.`,
    heading: (store: string) => `Inventario de ${store}`,
    crumb: "Ubicaciones",
    crumbHere: "Inventario",
    lead: (n: string) => `${carros(n)} en el patio.`,
    read: (when: string) => `Inventario actualizado ${when}`,
    stay: (days: number) =>
      days === 1 ? "Aquí un carro suele durar 1 día." : `Aquí un carro suele durar unos ${days} días.`,
    week: "Llegaron esta semana",
    weekCount: (n: string) => `${carros(n)} en los últimos 7 días.`,
    weekNone: "En los últimos 7 días no llegó ningún carro.",
    weekAll: (n: string) => `Vea los ${n} que llegaron esta semana`,
    makes: "Todo el inventario por marca",
    jump: "Marcas",
    all: (make: string) => `Todos los ${make}`,
    none: `${y.Este} no publica su inventario en línea`,
    call: `Llame a ${y.este}:`,
    elsewhere: `Busque en ${y.o("los", "las")} demás ${y.many}`,
    empty: `Ahora no hay carros en la lista de ${y.este}`,
    follow: "Si no está el suyo",
    followText: "Guarde esta página y vuelva: arriba de todo está lo que llegó en los últimos 7 días.",
  }),
  en: (y) => ({
    title: (place: string) => `${y.Kind} inventory in ${place}: cars by make`,
    titleShort: (place: string) => `${y.Kind} inventory in ${place}`,
    came: (n: string) => `; ${n} came in this week`,
    description: (store: string, n: string, came: string) =>
      `${cars(n)} at ${store}${came}. The whole inventory by make and model.`,
    heading: (store: string) => `${store} inventory`,
    crumb: "Locations",
    crumbHere: "Inventory",
    lead: (n: string) => `${cars(n)} in the yard.`,
    read: (when: string) => `Inventory updated ${when}`,
    stay: (days: number) =>
      days === 1 ? "A car usually stays here 1 day." : `A car usually stays here about ${days} days.`,
    week: "New this week",
    weekCount: (n: string) => `${cars(n)} in the last 7 days.`,
    weekNone: "No cars came in over the last 7 days.",
    weekAll: (n: string) => `See all ${n} that came in this week`,
    makes: "The whole inventory by make",
    jump: "Makes",
    all: (make: string) => `Every ${make}`,
    none: `This ${y.one} doesn’t list its inventory online`,
    call: `Call this ${y.one}:`,
    elsewhere: `Search the other ${y.many}`,
    empty: `This ${y.one} lists no cars right now`,
    follow: "If yours isn’t here",
    followText: "Bookmark this page and come back: what came in over the last 7 days is at the top.",
  }),
});
