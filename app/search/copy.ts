import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: "Busque en el sitio",
    titleFor: (term: string) => `Resultados de “${term}”`,
    titleOfPage: (term: string, page: number) => `Resultados de “${term}”, página ${page}`,
    description: (cars: boolean, prices: boolean) => {
      const also = [...(cars ? ["carros en venta"] : []), ...(prices ? ["precios de piezas"] : [])];
      const last = also.pop();
      return `Busque páginas, ${[y.many, ...(last ? ["eventos", ...also] : [])].join(", ")} y ${last ?? "eventos"}, por cualquier nombre.`;
    },
    heading: "Busque en el sitio",
    label: "¿Qué busca?",
    submit: "Buscar",
    busy: "Buscando…",
    found: (term: string, page: number, total: number) =>
      `Mostrando el resultado página ${page}. Hay ${total} resultados de la búsqueda para "${term}"`,
    none: (term: string) => `Lo sentimos, no se encontraron resultados para "${term}"`,
    advice: "Pruebe con otra palabra: marcha o starter, mofle o muffler.",
    allPages: "Vea todas las páginas",
    pager: "Páginas de resultados",
    car: "¿Busca un carro o una pieza?",
    carText: "Diga qué pieza, para qué carro y cerca de dónde.",
    carLink: "Busque en los patios",
    answers: {
      vehicle: (term: string) => `Vea el carro “${term}”`,
      results: (term: string) => `Vea los carros: “${term}”`,
      part: (term: string) => `Vea el precio: “${term}”`,
      answer: (term: string) => `Vea dónde hay “${term}”`,
      yards: () => `Vea ${y.los} y sus horarios`,
      yard: (_: string, yard: string) => `Vea ${yard}: horario, dirección y carros`,
      row: (_: string, yard: string) => `Vea la fila en el mapa de ${yard}`,
      page: (_: string, name: string) => `Vea: ${name}`,
      unsure: (term: string) => `¿Un carro o una pieza? Vea qué entendimos de “${term}”`,
    },
  }),
  en: (y) => ({
    title: "Search the site",
    titleFor: (term: string) => `Results for “${term}”`,
    titleOfPage: (term: string, page: number) => `Results for “${term}”, page ${page}`,
    description: (cars: boolean, prices: boolean) => {
      const also = [...(cars ? ["cars for sale"] : []), ...(prices ? ["part prices"] : [])];
      const last = also.pop();
      return `Search pages, ${[y.many, ...(last ? ["events", ...also] : [])].join(", ")} and ${last ?? "events"}, by any name.`;
    },
    heading: "Search the site",
    label: "What are you looking for?",
    submit: "Search",
    busy: "Searching…",
    found: (term: string, page: number, total: number) =>
      `Showing result page ${page}. There are ${total} search results for "${term}"`,
    none: (term: string) => `Sorry, no results were found for "${term}"`,
    advice: "Try another word: starter or marcha, muffler or mofle.",
    allPages: "See all pages",
    pager: "Result pages",
    car: "Looking for a car or a part?",
    carText: "Say which part, for which car and near where.",
    carLink: "Search the yards",
    answers: {
      vehicle: (term: string) => `See the car “${term}”`,
      results: (term: string) => `See the cars: “${term}”`,
      part: (term: string) => `See the price: “${term}”`,
      answer: (term: string) => `See who has “${term}”`,
      yards: () => `See the ${y.many} and their hours`,
      yard: (_: string, yard: string) => `See ${yard}: hours, address and cars`,
      row: (_: string, yard: string) => `See the row on the map of ${yard}`,
      page: (_: string, name: string) => `See: ${name}`,
      unsure: (term: string) => `A car or a part? See what we made of “${term}”`,
    },
  }),
});
