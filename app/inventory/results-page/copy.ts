import { defineCopy } from "#site/copy.ts";

const carsEs = (n: string) => (n === "1" ? "1 carro" : `${n} carros`);
const storesEs = (n: string) => (n === "1" ? "1 yonke" : `${n} yonkes`);
const carsEn = (n: string) => (n === "1" ? "1 car" : `${n} cars`);
const storesEn = (n: string) => (n === "1" ? "1 yard" : `${n} yards`);

export const copy = defineCopy({
  es: {
    error: (title: string) => `Error: ${title}`,
    description: (what: string) =>
      `${what} en nuestros yonkes: fila, color y fecha de llegada, primero el más cercano.`,
    cars: carsEs,
    toCars: "Saltar a los carros",
    found: (cars: string, stores: string) => `${carsEs(cars)} en ${storesEs(stores)}.`,
    foundNear: (cars: string, stores: string, miles: string, zip: string) =>
      `${carsEs(cars)} en ${storesEs(stores)} a menos de ${miles} millas del ${zip}. Primero el más cercano.`,
    foundAnywhere: (cars: string, stores: string, zip: string) =>
      `${carsEs(cars)} en ${storesEs(stores)}. Primero el más cercano al ${zip}.`,
    foundNone: "No hay ninguno en este momento.",
    foundNoneNear: (miles: string, zip: string) =>
      `No hay ninguno a menos de ${miles} millas del ${zip} en este momento.`,
    notSearched: "Revise los datos marcados y busque otra vez.",
    giveZip: "Ponga su código postal y le decimos cuál está más cerca.",
    filters: "Filtros",
    active: "Filtros activos",
    miles: (n: string) => `${n} mi`,
    fromZip: (miles: string, zip: string) => `${miles} mi del ${zip}`,
    anyFromZip: (zip: string) => `Desde el ${zip}`,
    vinChip: (vin: string) => `VIN ${vin}`,
    engineChip: (engine: string) => `Motor ${engine}`,
    sort: "Ordenar por",
    sortBy: { newest: "Recién llegados", year: "Año", row: "Fila" },
    guide: "Yonkes con resultados",
    address: "Dirección",
    directions: "Cómo llegar",
    freshness: (when: string) => `Inventario actualizado ${when}`,
    aboutCar: (car: string) => `: ${car}`,
    allOfStore: (cars: string, store: string) => `Vea los ${cars} carros de ${store}`,
    storePages: "Páginas de yonkes",
    carPages: "Páginas de carros",
    followTitle: "¿No está el suyo?",
    follow: (what: string) =>
      `Los carros cambian todos los días. Copie la dirección de este botón en su lector de noticias (RSS) y ahí verá los que lleguen: ${what}.`,
    followGo: "Siga esta búsqueda",
    followJson: "También como JSON",
    farther: "El mismo carro, más lejos",
    nearYears: "Años cercanos",
    withoutFilters: (cars: string) => `Sin los filtros hay ${carsEs(cars)}`,
    otherModels: (make: string) => `Otros modelos de ${make}`,
    nearStores: "Yonkes cercanos",
    searchEverywhere: "Busque en todos los yonkes",
    findStore: "Encuentre un yonke por ciudad",
  },
  en: {
    error: (title: string) => `Error: ${title}`,
    description: (what: string) => `${what} in our yards: row, color and arrival date, nearest first.`,
    cars: carsEn,
    toCars: "Skip to the cars",
    found: (cars: string, stores: string) => `${carsEn(cars)} in ${storesEn(stores)}.`,
    foundNear: (cars: string, stores: string, miles: string, zip: string) =>
      `${carsEn(cars)} in ${storesEn(stores)} within ${miles} miles of ${zip}. Nearest first.`,
    foundAnywhere: (cars: string, stores: string, zip: string) =>
      `${carsEn(cars)} in ${storesEn(stores)}. Nearest to ${zip} first.`,
    foundNone: "There are none right now.",
    foundNoneNear: (miles: string, zip: string) => `There are none within ${miles} miles of ${zip} right now.`,
    notSearched: "Check the marked fields and search again.",
    giveZip: "Add your ZIP code and we will tell you which one is closest.",
    filters: "Filters",
    active: "Active filters",
    miles: (n: string) => `${n} mi`,
    fromZip: (miles: string, zip: string) => `${miles} mi from ${zip}`,
    anyFromZip: (zip: string) => `From ${zip}`,
    vinChip: (vin: string) => `VIN ${vin}`,
    engineChip: (engine: string) => `Engine ${engine}`,
    sort: "Sort by",
    sortBy: { newest: "Newest", year: "Year", row: "Row" },
    guide: "Yards with results",
    address: "Address",
    directions: "Directions",
    freshness: (when: string) => `Inventory updated ${when}`,
    aboutCar: (car: string) => `: ${car}`,
    allOfStore: (cars: string, store: string) => `See all ${cars} cars at ${store}`,
    storePages: "Pages of yards",
    carPages: "Pages of cars",
    followTitle: "Don't see yours?",
    follow: (what: string) =>
      `Cars change every day. Copy this button’s address into your feed reader (RSS) and new arrivals show up there: ${what}.`,
    followGo: "Follow this search",
    followJson: "Also as JSON",
    farther: "The same car, farther away",
    nearYears: "Nearby years",
    withoutFilters: (cars: string) => `Without the filters there are ${carsEn(cars)}`,
    otherModels: (make: string) => `Other ${make} models`,
    nearStores: "Nearby yards",
    searchEverywhere: "Search every yard",
    findStore: "Find a yard by city",
  },
});
