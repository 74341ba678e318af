import { countText } from "#core/count-text.ts";
import { defineCopy } from "#site/copy.ts";

/** What is said of a file that does not name every car. */
export const copy = defineCopy({
  es: (y) => ({
    title: (known: number, before: number) =>
      `Trae ${countText(known)} ${known === 1 ? "carro" : "carros"} de ${countText(before)}: ¿solo agregar?`,
    titleOfMany: (absent: number, yards: number) =>
      `${absent === 1 ? "Falta 1 carro" : `Faltan ${countText(absent)} carros`} en ${countText(yards)} ${yards === 1 ? y.one : y.many}: ¿solo agregar?`,
    sent: (who: string, name: string) => `${name}, de ${who}.`,
    nothing: "Nada se ha escrito.",
    written: "Lo que trae ya está escrito.",
    of: (before: number, yard: string) =>
      before === 1
        ? `del único carro de ${yard} viene en el archivo.`
        : `de los ${countText(before)} carros de ${yard} vienen en el archivo.`,
    missing: (absent: number) => (absent === 1 ? "Falta 1." : `Faltan ${countText(absent)}.`),
    inYard: (yard: string, known: number, before: number, absent: number) =>
      `${yard}: vienen ${countText(known)} de ${countText(before)}, faltan ${countText(absent)}.`,
    moreYards: (count: number) => `Y ${countText(count)} ${count === 1 ? y.one : y.many} más.`,
    choices: "Qué hacer con los que faltan",
    stay: "Solo agregar y corregir",
    stayWhy: (created: number, changed: number) =>
      `Entran ${countText(created)} y se corrigen ${countText(changed)}. Los que faltan se quedan.`,
    stayWritten: "Los que faltan se quedan.",
    after: (yard: string, count: number) => `${yard} sigue con ${countText(count)}.`,
    leave: "Es el inventario completo",
    leaveWhy: (absent: number) =>
      absent === 1 ? "Sale del sitio el carro de la lista." : `Salen del sitio los ${countText(absent)} de la lista.`,
    left: (yard: string, count: number) => `${yard} queda con ${countText(count)}.`,
    drop: "No era este archivo",
    dropWhy: "Se descarta. No cambia nada.",
    dropWritten: "Se cierra la pregunta. Lo que ya entró se deshace en el historial.",
    leaves: (absent: number, yard: string) =>
      `${absent === 1 ? "Sale 1 carro" : `Salen ${countText(absent)} carros`}${yard && ` de ${yard}`}`,
    fromTo: (first: string, last: string) => `Del ${first} al ${last}.`,
    inRow: (car: string, row: string) => (row ? `${car} (fila ${row})` : car),
    siteSays: "El sitio dirá que ya no están. Se deshace en el historial.",
    typeIt: "Para seguir, escriba cuántos salen",
    wrongCount: (absent: number) =>
      absent === 1
        ? "Para que salga el carro que falta, escriba 1."
        : `Para que salgan los que faltan, escriba cuántos son: ${countText(absent)}.`,
    whyHead: "Por qué preguntamos",
    why: "Un archivo solo quita los carros que él mismo da por salidos. De los que no trae decide usted.",
    whyBeyond: `Un archivo al que le falta más de uno de cada diez carros ${y.del}, o que trae menos de la mitad de lo usual, se detiene siempre, venga de una persona o de un sistema.`,
    usual: (yard: string, count: number) =>
      count === 1
        ? `Los últimos archivos de ${yard} traían 1 carro.`
        : `Los últimos archivos de ${yard} traían unos ${countText(count)} carros.`,
    list: (absent: number) => (absent === 1 ? "El que no viene" : `Los ${countText(absent)} que no vienen`),
    byRow: "por fila",
    search: "Marca, stock o fila",
    find: "Buscar",
    download: "Bajar la lista",
    shown: (some: number, all: number) => `Se ven ${countText(some)} de ${countText(all)}.`,
    seeAll: (all: number) => `Ver los ${countText(all)}`,
    noneFound: "Ninguno de los que faltan es así.",
    columns: { yard: y.One, row: "Fila", car: "Carro", number: "Stock" },
    bar: "Nada se ha escrito todavía.",
    barAfter: (yard: string, count: number) =>
      `Al aplicar, ${yard} sigue con ${countText(count)} ${count === 1 ? "carro" : "carros"}.`,
    add: "Solo agregar",
    keep: "Que se queden",
    takeOut: (absent: number) => (absent === 1 ? "Sacar 1" : `Sacar los ${countText(absent)}`),
    discard: "Descartar",
    todayTitle: (absent: number, yards: string) =>
      `${absent === 1 ? "Falta 1 carro" : `Faltan ${countText(absent)} carros`} en el archivo de ${yards}`,
    todayStopped: (who: string) => `De ${who}. Está en espera: nada se ha escrito.`,
    todayWritten: (who: string) => `De ${who}. Lo que trae ya está; diga si los que faltan salieron.`,
    decide: "Decidir",
  }),
  en: (y) => ({
    title: (known: number, before: number) =>
      `It has ${countText(known)} of ${countText(before)} ${before === 1 ? "car" : "cars"}: only add?`,
    titleOfMany: (absent: number, yards: number) =>
      `${countText(absent)} ${absent === 1 ? "car" : "cars"} missing in ${countText(yards)} ${yards === 1 ? y.one : y.many}: only add?`,
    sent: (who: string, name: string) => `${name}, from ${who}.`,
    nothing: "Nothing has been written.",
    written: "What’s in it is already written.",
    of: (before: number, yard: string) =>
      before === 1
        ? `of the one car in ${yard} is in the file.`
        : `of the ${countText(before)} cars in ${yard} are in the file.`,
    missing: (absent: number) => (absent === 1 ? "1 is missing." : `${countText(absent)} are missing.`),
    inYard: (yard: string, known: number, before: number, absent: number) =>
      `${yard}: ${countText(known)} of ${countText(before)} in the file, ${countText(absent)} missing.`,
    moreYards: (count: number) => `And ${countText(count)} more ${count === 1 ? y.one : y.many}.`,
    choices: "What to do with those that are missing",
    stay: "Only add and correct",
    stayWhy: (created: number, changed: number) =>
      `${countText(created)} come in, ${countText(changed)} are corrected. The missing ones stay.`,
    stayWritten: "The missing ones stay.",
    after: (yard: string, count: number) => `${yard} still has ${countText(count)}.`,
    leave: "This is everything",
    leaveWhy: (absent: number) =>
      absent === 1 ? "The car on the list leaves the site." : `The ${countText(absent)} on the list leave the site.`,
    left: (yard: string, count: number) => `${yard} is left with ${countText(count)}.`,
    drop: "Wrong file",
    dropWhy: "It’s discarded. Nothing changes.",
    dropWritten: "The question is closed. What already came in can be undone in the history.",
    leaves: (absent: number, yard: string) =>
      `${absent === 1 ? "1 car leaves" : `${countText(absent)} cars leave`}${yard && ` ${yard}`}`,
    fromTo: (first: string, last: string) => `From the ${first} to the ${last}.`,
    inRow: (car: string, row: string) => (row ? `${car} (row ${row})` : car),
    siteSays: "The site will say they’re gone. You can undo it in the history.",
    typeIt: "To go on, type how many leave",
    wrongCount: (absent: number) =>
      absent === 1
        ? "For the missing car to leave, type 1."
        : `For the missing cars to leave, type how many they are: ${countText(absent)}.`,
    whyHead: "Why we ask",
    why: "A file only takes off the cars it says have left. The ones it doesn’t have are up to you.",
    whyBeyond: `A file that’s missing more than one in ten of a ${y.one}’s cars, or has less than half of what’s usual, is always stopped, whether a person sent it or a system.`,
    usual: (yard: string, count: number) =>
      count === 1
        ? `The last files for ${yard} had 1 car.`
        : `The last files for ${yard} had about ${countText(count)} cars.`,
    list: (absent: number) => (absent === 1 ? "The one that’s missing" : `The ${countText(absent)} that are missing`),
    byRow: "by row",
    search: "Make, stock number or row",
    find: "Search",
    download: "Download the list",
    shown: (some: number, all: number) => `Showing ${countText(some)} of ${countText(all)}.`,
    seeAll: (all: number) => `See all ${countText(all)}`,
    noneFound: "None of the missing ones match.",
    columns: { yard: y.One, row: "Row", car: "Car", number: "Stock number" },
    bar: "Nothing has been written yet.",
    barAfter: (yard: string, count: number) =>
      `When you apply it, ${yard} still has ${countText(count)} ${count === 1 ? "car" : "cars"}.`,
    add: "Only add",
    keep: "Let them stay",
    takeOut: (absent: number) => (absent === 1 ? "Take 1 off" : `Take off the ${countText(absent)}`),
    discard: "Discard",
    todayTitle: (absent: number, yards: string) =>
      `${absent === 1 ? "1 car is" : `${countText(absent)} cars are`} missing from the file for ${yards}`,
    todayStopped: (who: string) => `From ${who}. It’s waiting: nothing has been written.`,
    todayWritten: (who: string) => `From ${who}. What’s in it is in; say whether the missing ones left.`,
    decide: "Decide",
  }),
});
