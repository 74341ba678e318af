import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: (place: string) => `Inventario del yonke en ${place}: carros por marca`,
    titleShort: (place: string) => `Inventario del yonke en ${place}`,
    description: (store: string, cars: string, week: string) =>
      `${cars} carros en ${store}; ${week} llegaron esta semana. Todo el inventario por marca y modelo.`,
    heading: (store: string) => `Inventario de ${store}`,
    crumb: "Ubicaciones",
    crumbHere: "Inventario",
    lead: (cars: string) => `${cars} carros en el patio.`,
    read: (when: string) => `Inventario actualizado ${when}`,
    stay: (days: number) => `Aquí un carro suele durar unos ${days} días.`,
    week: "Llegaron esta semana",
    weekCount: (n: number, cars: string) =>
      n === 1 ? "1 carro en los últimos 7 días." : `${cars} carros en los últimos 7 días.`,
    weekNone: "En los últimos 7 días no llegó ningún carro.",
    weekAll: (cars: string) => `Vea los ${cars} que llegaron esta semana`,
    makes: "Todo el inventario por marca",
    jump: "Marcas",
    all: (make: string) => `Todos los ${make}`,
    none: "Este yonke no publica su inventario en línea. Llame para preguntar por un carro:",
    empty: "Ahora no hay carros en la lista de este yonke.",
    follow: "¿No está el suyo?",
    followText: "Guarde esta página y vuelva: arriba de todo está lo que llegó en los últimos 7 días.",
  },
  en: {
    title: (place: string) => `Junkyard inventory in ${place}: cars by make`,
    titleShort: (place: string) => `Junkyard inventory in ${place}`,
    description: (store: string, cars: string, week: string) =>
      `${cars} cars at ${store}; ${week} came in this week. The whole inventory by make and model.`,
    heading: (store: string) => `${store} inventory`,
    crumb: "Locations",
    crumbHere: "Inventory",
    lead: (cars: string) => `${cars} cars in the yard.`,
    read: (when: string) => `Inventory updated ${when}`,
    stay: (days: number) => `A car usually stays here about ${days} days.`,
    week: "In this week",
    weekCount: (n: number, cars: string) =>
      n === 1 ? "1 car in the last 7 days." : `${cars} cars in the last 7 days.`,
    weekNone: "No cars came in over the last 7 days.",
    weekAll: (cars: string) => `See all ${cars} that came in this week`,
    makes: "The whole inventory by make",
    jump: "Makes",
    all: (make: string) => `Every ${make}`,
    none: "This yard doesn’t list its inventory online. Call to ask about a car:",
    empty: "This yard lists no cars right now.",
    follow: "Don’t see yours?",
    followText: "Bookmark this page and come back: what came in over the last 7 days is at the top.",
  },
});
