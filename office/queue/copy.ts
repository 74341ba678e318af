import { defineCopy } from "#site/copy.ts";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What the office answers to what a device noted, and what the device says of what waits. */
export const copy = defineCopy({
  es: (y) => ({
    moved: (name: string, row: string) => `${name} está ahora en la fila ${row}.`,
    left: (name: string) => `${name} ya no está.`,
    seen: (name: string) => `${name} sigue.`,
    held: (name: string, until: string) => `${name}: ${until}.`,
    letGo: (name: string) => `${name} ya no está apartado.`,
    crushed: (row: string, n: number, passed: number) =>
      `Fila ${row} prensada: ${n === 1 ? "salió 1 carro" : `salieron ${n} carros`}.${passed > 0 ? ` ${count(passed, "no se tocó: ya no estaba ahí o está apartado", "no se tocaron: ya no estaban ahí o están apartados")}.` : ""}`,
    rowEmpty: (row: string) => `En la fila ${row} ya no queda ninguno de esos carros.`,
    typeCount: (n: number) => `Para sacarlos escriba cuántos son: ${n}.`,
    unknown: "La oficina no entiende este cambio. Abra la página otra vez.",
    notYours: "Mover carros de ahí no es de las tareas que usted tiene.",
    notHere: `Ese carro no es de ${y.este}.`,
    goneAlready: (name: string) => `${name}: ya estaba marcado que no está.`,
    none: (text: string) => `No hay ningún carro “${text}” en sus ${y.many}.`,
    several: (text: string) => `Hay varios carros “${text}”. Búsquelo en Carros y elija cuál.`,
    movedSince: (name: string, row: string) =>
      `${name}: otra persona cambió esta fila; ahora es ${row ? `la ${row}` : "ninguna"}.`,
    noRow: (typed: string, first: string, last: string) =>
      first
        ? `La fila “${typed}” no existe aquí: van de la ${first} a la ${last}.`
        : `“${typed}” no es una fila: escriba su número, con letra si la lleva.`,
    holdPast: (name: string) => `${name}: la hora hasta la que se apartaba ya pasó.`,
    title: "Cambios en este teléfono",
    waiting: (n: number) => `${count(n, "cambio", "cambios")} por mandar`,
    waitingWhy: "Se mandan solos cuando haya señal.",
    signIn: "Entre otra vez para mandarlos.",
    enter: "Entrar",
    refused: (n: number) => `${count(n, "cambio no se hizo", "cambios no se hicieron")}`,
    again: "Así es: guardar lo mío",
    row: "Fila",
    mend: "Guardar",
    drop: "Quitar de aquí",
    full: "Este teléfono ya no tiene lugar: este cambio NO se guardó. Mande primero los que esperan.",
    takenBack: {
      dropped: "Se quitó: no se va a mandar.",
      noted: "Ya iba en camino: se deshace en cuanto conteste la oficina.",
      full: "Ya iba en camino, y en este teléfono no hay lugar para deshacerlo. Espere la respuesta y pruebe otra vez.",
    },
    others: (name: string, n: number) => `${name} dejó ${count(n, "cambio", "cambios")} en este teléfono.`,
    somebody: "Otra persona",
    othersWhy: "Se mandan cuando entre.",
    sendOthers: "Mandarlos a mi nombre",
    dropOthers: (n: number) => `Borrar ${count(n, "cambio", "cambios")}`,
    undo: "Deshacer",
    undone: "Se deshizo.",
    noUndo: "No se pudo deshacer. Está en el historial, en Archivos.",
  }),
  en: (y) => ({
    moved: (name: string, row: string) => `${name} is now in row ${row}.`,
    left: (name: string) => `${name} is gone.`,
    seen: (name: string) => `${name} is still here.`,
    held: (name: string, until: string) => `${name}: ${until}.`,
    letGo: (name: string) => `${name} is no longer on hold.`,
    crushed: (row: string, n: number, passed: number) =>
      `Row ${row} crushed: ${count(n, "car", "cars")} left.${passed > 0 ? ` ${count(passed, "wasn’t touched: it’s no longer there, or on hold", "weren’t touched: they’re no longer there, or on hold")}.` : ""}`,
    rowEmpty: (row: string) => `None of those cars is in row ${row} any more.`,
    typeCount: (n: number) => `To take them off, type how many there are: ${n}.`,
    unknown: "The office doesn’t understand this change. Open the page again.",
    notYours: "Moving cars there isn’t one of your tasks.",
    notHere: `That car isn’t in this ${y.one}.`,
    goneAlready: (name: string) => `${name}: it was already marked as gone.`,
    none: (text: string) => `There’s no car “${text}” in your ${y.many}.`,
    several: (text: string) => `There are several cars “${text}”. Find it under Cars and choose which.`,
    movedSince: (name: string, row: string) => `${name}: somebody else changed this row; it’s now ${row || "empty"}.`,
    noRow: (typed: string, first: string, last: string) =>
      first
        ? `There’s no row “${typed}” here: they go from ${first} to ${last}.`
        : `“${typed}” isn’t a row: type its number, with a letter if it has one.`,
    holdPast: (name: string) => `${name}: the time it was to be held until has passed.`,
    title: "Changes on this phone",
    waiting: (n: number) => `${count(n, "change", "changes")} to be sent`,
    waitingWhy: "They go by themselves when there’s a signal.",
    signIn: "Sign in again to send them.",
    enter: "Sign in",
    refused: (n: number) => `${count(n, "change wasn’t made", "changes weren’t made")}`,
    again: "Mine is right: save it",
    row: "Row",
    mend: "Save",
    drop: "Take it off here",
    full: "There’s no room left on this phone: this change was NOT kept. Send those that wait first.",
    takenBack: {
      dropped: "Taken off: it won’t be sent.",
      noted: "It was on its way: it’s undone as soon as the office answers.",
      full: "It was on its way, and this phone has no room to undo it. Wait for the answer, and try again.",
    },
    others: (name: string, n: number) => `${name} left ${count(n, "change", "changes")} on this phone.`,
    somebody: "Somebody else",
    othersWhy: "They go out when they sign in.",
    sendOthers: "Send them in my name",
    dropOthers: (n: number) => `Delete ${count(n, "change", "changes")}`,
    undo: "Undo",
    undone: "Undone.",
    noUndo: "It couldn’t be undone. It’s in the history, under Files.",
  }),
});
