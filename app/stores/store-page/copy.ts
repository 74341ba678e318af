import { defineCopy } from "#site/copy.ts";

const dias = (n: number) => (n === 1 ? "1 día" : `${n} días`);
const days = (n: number) => (n === 1 ? "1 day" : `${n} days`);

export const copy = defineCopy({
  es: (y) => ({
    title: (place: string, prices: boolean) =>
      `${y.One} en ${place}: ${prices ? "horario, carros y precios" : "horario y carros"}`,
    titleShort: (place: string, prices: boolean) => `${y.One} en ${place}: ${prices ? "horario y precios" : "horario"}`,
    titleMetals: (place: string) => `Compra de metal en ${place}: horario y teléfono`,
    description: (store: string, address: string, stock: string, prices: boolean) =>
      `${store}, ${address}. ${stock}Horario, teléfono, ${prices ? "precios de piezas, " : ""}mapa del patio y eventos.`,
    descriptionShort: (store: string, address: string, stock: string, prices: boolean) =>
      `${store}, ${address}. ${stock}Horario, teléfono${prices ? ", precios" : ""} y mapa del patio.`,
    descriptionMetals: (store: string, address: string) =>
      `${store}, ${address}. Compramos metal y carros completos por peso. Horario, teléfono y cómo llegar.`,
    inYard: (n: string) => (n === "1" ? "1 carro en el patio." : `${n} carros en el patio.`),
    crumb: "Ubicaciones",
    directions: "Cómo llegar",
    stock: "Vea el inventario",
    hours: "Horario",
    storeHours: "Tienda",
    siteHours: "Abierto",
    yardNote: (minutes: number) =>
      `El patio cierra ${minutes} ${minutes === 1 ? "minuto" : "minutos"} antes que la tienda: deje tiempo para pagar.`,
    admission: (money: string) => `Entrada al patio: ${money} por persona.`,
    paying: (ways: string) => `Se paga con ${ways}.`,
    tax: (rate: string) => `el impuesto de ${rate}`,
    fee: (rate: string, cap: string | undefined) =>
      `la cuota ambiental de ${rate}${cap ? `, con un máximo de ${cap}` : ""}`,
    askAdded: (more: boolean) => `Pregunte en la caja qué ${more ? "más " : ""}se suma al precio.`,
    askAdmission: "Pregunte en la caja cuánto cuesta la entrada.",
    askHours: "Pregunte el horario antes de venir.",
    added: (what: readonly string[]) =>
      `Al precio de la pieza se ${what.length === 1 ? "suma" : "suman"} ${what.join(" y ")}.`,
    freeEntry: "La entrada al patio es gratis.",
    canadian: "Los precios están en dólares canadienses.",
    closedDay: (day: string) => `${day}: cerrado`,
    closedFor: (reason: string) => `${reason}.`,
    otherHours: "Días con otro horario",
    calendar: "Agregue eventos y días cerrados a su calendario",
    where: "Dónde estamos",
    mapName: (city: string) => `Mapa de la zona de ${city}`,
    inside: "El patio",
    yardMap: "Mapa de filas del patio",
    services: "Servicios",
    serviceYardMap: "Mapa del patio en línea",
    rules: "Reglas del patio en breve",
    wear: "Zapato cerrado, pantalón largo y lentes de protección.",
    pay: "Pague antes de salir y guarde su recibo.",
    allRules: "Todas las reglas de seguridad",
    policies: (cores: boolean, warranty: boolean) =>
      cores
        ? `Cambios${warranty ? ", cascos y garantía" : " y cascos"}`
        : warranty
          ? "Cambios y garantía"
          : "Todas las políticas",
    exchanges: (n: number) => (n === 0 ? "Las piezas no se cambian." : `Cambios: ${dias(n)}.`),
    cores: (n: number) => `Devolución del casco: ${n === 0 ? "el mismo día" : dias(n)}.`,
    arrivals: "Los últimos en llegar",
    allStock: (n: string) => (n === "1" ? `Vea el carro de ${y.este}` : `Vea los ${n} carros de ${y.este}`),
    read: (when: string) => `Inventario actualizado ${when}`,
    noStock: `${y.Este} no publica su inventario en línea. Venga a verlo, o busque su carro en ${y.o("los", "las")} demás ${y.many}.`,
    events: "Ofertas y eventos",
    noEvents: `${y.Este} no tiene eventos próximos.`,
    prices: "Precios de piezas",
    pricesText: "Un precio por tipo de pieza, sin importar la marca del carro.",
    pricesUpdated: (when: string) => `Lista actualizada ${when}`,
    pricesLink: `Vea los precios de ${y.este}`,
    cars: "Carros en venta",
    carsText: (n: number) => (n === 1 ? "1 carro completo en venta." : `${n} carros completos en venta.`),
    carsLink: "Vea los carros en venta",
    askPrice: "Pregunte el precio",
    desk: "Compramos carros",
    deskText: "La cotización se hace por teléfono o en la oficina de compra.",
    metals: "Metal por peso",
    nearParts: (n: number) =>
      n === 1
        ? `${y.El} más ${y.o("cercano", "cercana")} para sacar piezas`
        : `${y.Los} más ${y.o("cercanos", "cercanas")} para sacar piezas`,
    deskHours: "Oficina de compra",
    deskLink: "Venda su carro",
    near: (n: number) =>
      n === 1
        ? `${y.o("El otro", "La otra")} ${y.one} más ${y.o("cercano", "cercana")}`
        : `${y.o("Los otros", "Las otras")} ${y.many} más ${y.o("cercanos", "cercanas")}`,
    closedTitle: (store: string) => `${store}: ${y.o("cerrado", "cerrada")}`,
    closedHeading: (store: string) => `${store} ya cerró`,
    closedSince: (day: string) => `${y.Este} cerró el ${day}.`,
    closedAlways: `${y.Este} ya no está ${y.o("abierto", "abierta")}.`,
    closedText: `${y.o("Estos", "Estas")} son ${y.los} ${y.o("abiertos más cercanos", "abiertas más cercanas")}:`,
    unknownTitle: `${y.One} no ${y.o("encontrado", "encontrada")}`,
    unknownHeading: `No encontramos ${y.o("ese", "esa")} ${y.one}`,
    unknown: `${y.o("Ningún", "Ninguna")} ${y.one} tiene ese número. ${y.o("Búsquelo", "Búsquela")} por ciudad o código postal.`,
    find: `Encuentre su ${y.one}`,
  }),
  en: (y) => ({
    title: (place: string, prices: boolean) =>
      `${y.Kind} in ${place}: ${prices ? "hours, cars and prices" : "hours and cars"}`,
    titleShort: (place: string, prices: boolean) => `${y.Kind} in ${place}: ${prices ? "hours and prices" : "hours"}`,
    titleMetals: (place: string) => `Scrap metal buyer in ${place}: hours and phone`,
    description: (store: string, address: string, stock: string, prices: boolean) =>
      `${store}, ${address}. ${stock}Hours, phone, ${prices ? "part prices, " : ""}yard map and events.`,
    descriptionShort: (store: string, address: string, stock: string, prices: boolean) =>
      `${store}, ${address}. ${stock}Hours, phone${prices ? ", prices" : ""} and yard map.`,
    descriptionMetals: (store: string, address: string) =>
      `${store}, ${address}. We buy scrap metal and whole cars by weight. Hours, phone and directions.`,
    inYard: (n: string) => (n === "1" ? "1 car in the yard." : `${n} cars in the yard.`),
    crumb: "Locations",
    directions: "Directions",
    stock: "See the inventory",
    hours: "Hours",
    storeHours: "Store",
    siteHours: "Open",
    yardNote: (minutes: number) =>
      `The yard closes ${minutes} ${minutes === 1 ? "minute" : "minutes"} before the store: leave time to pay.`,
    admission: (money: string) => `Yard admission: ${money} per person.`,
    paying: (ways: string) => `We take ${ways}.`,
    tax: (rate: string) => `${rate} tax`,
    fee: (rate: string, cap: string | undefined) => `an environmental fee of ${rate}${cap ? `, up to ${cap},` : ""}`,
    askAdded: (more: boolean) => `Ask at the counter what ${more ? "else " : ""}is added to the price.`,
    askAdmission: "Ask at the counter what admission costs.",
    askHours: "Ask for the hours before you come.",
    added: (what: readonly string[]) => `We add ${what.join(" and ")} to the price of the part.`,
    freeEntry: "Yard admission is free.",
    canadian: "Prices are in Canadian dollars.",
    closedDay: (day: string) => `${day}: closed`,
    closedFor: (reason: string) => `${reason}.`,
    otherHours: "Special hours",
    calendar: "Add events and closed days to your calendar",
    where: "Where we are",
    mapName: (city: string) => `Map of the ${city} area`,
    inside: "The yard",
    yardMap: "Map of the yard’s rows",
    services: "Services",
    serviceYardMap: "Online yard map",
    rules: "Yard rules at a glance",
    wear: "Closed-toe shoes, long pants and eye protection.",
    pay: "Pay before you leave and keep the receipt.",
    allRules: "All safety rules",
    policies: (cores: boolean, warranty: boolean) =>
      cores
        ? `Exchanges${warranty ? ", cores and warranty" : " and cores"}`
        : warranty
          ? "Exchanges and warranty"
          : "All policies",
    exchanges: (n: number) => (n === 0 ? "Parts can’t be exchanged." : `Exchanges: ${days(n)}.`),
    cores: (n: number) => `Core refunds: ${n === 0 ? "the same day" : days(n)}.`,
    arrivals: "Latest arrivals",
    allStock: (n: string) => (n === "1" ? `See the car at this ${y.one}` : `See all ${n} cars at this ${y.one}`),
    read: (when: string) => `Inventory updated ${when}`,
    noStock: `This ${y.one} doesn’t list its inventory online. Come and look, or search the other ${y.many} for your car.`,
    events: "Sales and events",
    noEvents: `This ${y.one} has no events coming up.`,
    prices: "Part prices",
    pricesText: "One price for each kind of part, whatever the make of the car.",
    pricesUpdated: (when: string) => `List updated ${when}`,
    pricesLink: `See this ${y.one}’s prices`,
    cars: "Cars for sale",
    carsText: (n: number) => (n === 1 ? "1 whole car for sale." : `${n} whole cars for sale.`),
    carsLink: "See the cars for sale",
    askPrice: "Ask for the price",
    desk: "We buy cars",
    deskText: "Get your offer by phone or at the car-buying desk.",
    metals: "Metal by weight",
    nearParts: (n: number) => `The nearest ${n === 1 ? y.one : y.many} where you can pull parts`,
    deskHours: "Car-buying desk",
    deskLink: "Sell your car",
    near: (n: number) => `The nearest other ${n === 1 ? y.one : y.many}`,
    closedTitle: (store: string) => `${store}: closed`,
    closedHeading: (store: string) => `${store} has closed`,
    closedSince: (day: string) => `This ${y.one} closed on ${day}.`,
    closedAlways: `This ${y.one} is no longer open.`,
    closedText: `These are the nearest open ${y.many}:`,
    unknownTitle: `${y.One} not found`,
    unknownHeading: `We couldn’t find that ${y.one}`,
    unknown: `No ${y.one} has that number. Look for it by city or postal code.`,
    find: `Find your ${y.one}`,
  }),
});
