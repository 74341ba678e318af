import { ofPlace, toPlace } from "#core/place-phrase.ts";
import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: (place: string) => `${y.Many} cerca ${ofPlace(place)}`,
    titleUnknown: `${y.Many} cerca de usted`,
    description: `Escriba su código postal o su ciudad y vea ${y.los} más ${y.o("cercanos", "cercanas")}, con horario, teléfono y cómo llegar.`,
    descriptionNear: (place: string) =>
      `${y.Los} más ${y.o("cercanos", "cercanas")} ${toPlace(place)}: a qué distancia quedan, si están ${y.o("abiertos", "abiertas")}, teléfono y cómo llegar.`,
    heading: `Encuentre su ${y.one}`,
    near: (found: string, place: string) => `${found} cerca ${ofPlace(place)}`,
    cars: (n: number, text: string) => (n === 1 ? "1 carro" : `${text} carros`),
    within: (found: string, radius: string, place: string) => `${found} a menos de ${radius} ${ofPlace(place)}.`,
    everywhere: (found: string, place: string) => `${found}, de lo más cerca a lo más lejos ${ofPlace(place)}.`,
    none: (radius: string, place: string) => `No hay ${y.many} a menos de ${radius} ${ofPlace(place)}`,
    nearestInstead: y.o("Estos son los más cercanos:", "Estas son las más cercanas:"),
    noneAtAll: `No hay ${y.many} de este tipo`,
    ask: "Escriba un código postal o una ciudad.",
    unknown: (typed: string, example: string, canada: boolean) =>
      `No encontramos “${typed}”. Revise el código (5 números${canada ? ", o letra-número-letra en Canadá" : ""}) o escriba ciudad y estado, como “${example}”.`,
    allStores: `Vea ${y.o("todos", "todas")} ${y.los}`,
    alsoMeant: "¿Buscaba otra ciudad con ese nombre?",
    toMap: "Vea el mapa",
    mapName: (place: string) => `Mapa de ${y.los} cerca ${ofPlace(place)}`,
  }),
  en: (y) => ({
    title: (place: string) => `${y.Kinds} near ${place}`,
    titleUnknown: `${y.Kinds} near you`,
    description: `Type your ZIP code or your city and see the nearest ${y.kinds}, with hours, phone and directions.`,
    descriptionNear: (place: string) =>
      `The ${y.kinds} nearest to ${place}: how far they are, whether they’re open, phone and directions.`,
    heading: `Find your ${y.one}`,
    near: (found: string, place: string) => `${found} near ${place}`,
    cars: (n: number, text: string) => (n === 1 ? "1 car" : `${text} cars`),
    within: (found: string, radius: string, place: string) => `${found} within ${radius} of ${place}.`,
    everywhere: (found: string, place: string) => `${found}, nearest to ${place} first.`,
    none: (radius: string, place: string) => `There are no ${y.many} within ${radius} of ${place}`,
    nearestInstead: "These are the nearest:",
    noneAtAll: `There are no ${y.many} of this kind`,
    ask: "Type a ZIP, a postal code or a city.",
    unknown: (typed: string, example: string, canada: boolean) =>
      `We couldn’t find “${typed}”. Check the code (5 digits${canada ? ", or letter-digit-letter in Canada" : ""}) or type city and state, such as “${example}”.`,
    allStores: `See all ${y.many}`,
    alsoMeant: "Looking for another city with that name?",
    toMap: "See the map",
    mapName: (place: string) => `Map of the ${y.many} near ${place}`,
  }),
});
