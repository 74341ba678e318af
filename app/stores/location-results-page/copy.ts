import { ofPlace, toPlace } from "#core/place-phrase.ts";
import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: (place: string) => `Yonkes cerca ${ofPlace(place)}`,
    titleUnknown: "Yonkes cerca de usted",
    description:
      "Escriba su código postal o su ciudad y vea los yonkes más cercanos, con horario, teléfono y cómo llegar.",
    descriptionNear: (place: string) =>
      `Los yonkes más cercanos ${toPlace(place)}: a qué distancia quedan, si están abiertos, teléfono y cómo llegar.`,
    heading: "Encuentre su yonke",
    near: (n: number, place: string) =>
      n === 1 ? `1 yonke cerca ${ofPlace(place)}` : `${n} yonkes cerca ${ofPlace(place)}`,
    cars: (n: number, text: string) => (n === 1 ? "1 carro" : `${text} carros`),
    within: (n: number, miles: string, place: string) =>
      n === 1
        ? `1 yonke a menos de ${miles} millas ${ofPlace(place)}.`
        : `${n} yonkes a menos de ${miles} millas ${ofPlace(place)}.`,
    everywhere: (n: number, place: string) => `${n} yonkes, del más cercano al más lejano ${ofPlace(place)}.`,
    none: (miles: string, place: string) => `No hay yonkes a menos de ${miles} millas ${ofPlace(place)}`,
    nearestInstead: "Estos son los más cercanos:",
    noneAtAll: "No hay yonkes de este tipo",
    ask: "Escriba un código postal o una ciudad.",
    unknown: (typed: string) =>
      `No encontramos “${typed}”. Revise el código (5 números, o letra-número-letra en Canadá) o escriba ciudad y estado, como “Fresno, CA”.`,
    allStores: "Vea todos los yonkes",
    alsoMeant: "¿Buscaba otra ciudad con ese nombre?",
    toMap: "Vea el mapa",
    mapName: (place: string) => `Mapa de los yonkes cerca ${ofPlace(place)}`,
  },
  en: {
    title: (place: string) => `Junkyards near ${place}`,
    titleUnknown: "Junkyards near you",
    description: "Type your ZIP code or your city and see the nearest junkyards, with hours, phone and directions.",
    descriptionNear: (place: string) =>
      `The junkyards nearest to ${place}: how far they are, whether they’re open, phone and directions.`,
    heading: "Find your yard",
    near: (n: number, place: string) => (n === 1 ? `1 yard near ${place}` : `${n} yards near ${place}`),
    cars: (n: number, text: string) => (n === 1 ? "1 car" : `${text} cars`),
    within: (n: number, miles: string, place: string) =>
      n === 1 ? `1 yard within ${miles} miles of ${place}.` : `${n} yards within ${miles} miles of ${place}.`,
    everywhere: (n: number, place: string) => `${n} yards, nearest to ${place} first.`,
    none: (miles: string, place: string) => `There are no yards within ${miles} miles of ${place}`,
    nearestInstead: "These are the nearest:",
    noneAtAll: "There are no yards of this kind",
    ask: "Type a ZIP, a postal code or a city.",
    unknown: (typed: string) =>
      `We couldn’t find “${typed}”. Check the code (5 digits, or letter-digit-letter in Canada) or type city and state, such as “Fresno, CA”.`,
    allStores: "See all yards",
    alsoMeant: "Looking for another city with that name?",
    toMap: "See the map",
    mapName: (place: string) => `Map of the yards near ${place}`,
  },
});
