import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: "Carros",
    receive: "Recibir carros",
    find: "Número de inventario o últimas cifras del VIN",
    hint: "Por ejemplo B6729500, o las seis últimas del VIN.",
    look: "Buscar",
    none: (text: string) => `No hay ningún carro “${text}” en sus ${y.many}.`,
    row: "Fila",
    space: "Lugar",
    save: "Guardar",
    quick: "Este carro está ahora en…",
    scan: "Escanear el código",
    stopScan: "Cerrar la cámara",
    noCamera: "No se pudo abrir la cámara. Escriba el número.",
    undone: "Se deshizo. El carro está en la fila de antes.",
    noUndo: "No se pudo deshacer. Está en el historial, en Archivos.",
    another: "Lugar, fotos o ya no está",
    near: "Filas de al lado",
    waiting: (count: number) =>
      count === 1
        ? "Sin señal: 1 cambio guardado en este teléfono"
        : `Sin señal: ${count} cambios guardados en este teléfono`,
    others: (count: number) =>
      count === 1
        ? "Otra persona dejó 1 cambio en este teléfono. Se manda cuando ella entre."
        : `Otra persona dejó ${count} cambios en este teléfono. Se mandan cuando ella entre.`,
    several: (text: string) => `Hay varios carros “${text}”. Búsquelo abajo y elija cuál.`,
    take: "Tomar una foto",
    choose: "Elegir fotos del teléfono",
    chooseHint: "La primera sale en la página. JPEG, PNG o WebP.",
    addPhotos: "Subir fotos",
    photographed: (name: string) => `${name} tiene fotos nuevas.`,
    unread: (count: number) =>
      count === 0
        ? ""
        : count === 1
          ? "Una foto no se pudo leer: mándela en JPEG."
          : `${count} fotos no se pudieron leer: mándelas en JPEG.`,
    noPhotos: "Tome o elija una foto.",
    known: "Lo que se sabe del carro",
    unsaid: "Sin decir",
    yes: "Sí",
    told: (name: string) => `Quedó guardado lo que dijo de ${name}.`,
    badFact: (what: string) => `${what}: eso no puede ser. Revíselo o déjelo vacío.`,
    gone: "Ya no está",
    saved: (name: string, row: string) => `${name} está ahora en la fila ${row}.`,
    left: (name: string) => `${name} ya no está.`,
    undo: "Deshacer",
    same: "No cambió nada: ya estaba así.",
    absent: "Ese carro ya no está en el patio.",
    clash: (now: string, yours: string) =>
      `Otra persona cambió esta fila: ahora es ${now || "ninguna"}. Usted puso ${yours}. Guarde otra vez si la suya es la buena.`,
    badRow: "Escriba la fila: letras y cifras, hasta 20.",
  }),
  en: (y) => ({
    title: "Cars",
    receive: "Receive cars",
    find: "Stock number or last digits of the VIN",
    hint: "For example B6729500, or the last six of the VIN.",
    look: "Find",
    none: (text: string) => `There’s no car “${text}” in your ${y.many}.`,
    row: "Row",
    space: "Space",
    save: "Save",
    quick: "This car is now in…",
    scan: "Scan the code",
    stopScan: "Close the camera",
    noCamera: "The camera couldn’t be opened. Type the number.",
    undone: "Undone. The car is back in its row.",
    noUndo: "It couldn’t be undone. It’s in the history, under Files.",
    another: "Space, photos, or it’s gone",
    near: "Rows next to it",
    waiting: (count: number) =>
      count === 1 ? "No signal: 1 change kept on this phone" : `No signal: ${count} changes kept on this phone`,
    others: (count: number) =>
      count === 1
        ? "Somebody else left 1 change on this phone. It goes out when they sign in."
        : `Somebody else left ${count} changes on this phone. They go out when they sign in.`,
    several: (text: string) => `There are several cars “${text}”. Find it below and choose which.`,
    take: "Take a photo",
    choose: "Choose photos on the phone",
    chooseHint: "The first shows on the page. JPEG, PNG or WebP.",
    addPhotos: "Upload photos",
    photographed: (name: string) => `${name} has new photos.`,
    unread: (count: number) =>
      count === 0
        ? ""
        : count === 1
          ? "One photo couldn’t be read: send it as JPEG."
          : `${count} photos couldn’t be read: send them as JPEG.`,
    noPhotos: "Take or choose a photo.",
    known: "What’s known of the car",
    unsaid: "Unsaid",
    yes: "Yes",
    told: (name: string) => `What you said of ${name} is saved.`,
    badFact: (what: string) => `${what}: that can’t be. Check it or leave it empty.`,
    gone: "It’s gone",
    saved: (name: string, row: string) => `${name} is now in row ${row}.`,
    left: (name: string) => `${name} is gone.`,
    undo: "Undo",
    same: "Nothing changed: it was already that way.",
    absent: `That car is no longer in the ${y.one}.`,
    clash: (now: string, yours: string) =>
      `Somebody else changed this row: it’s now ${now || "empty"}. You wrote ${yours}. Save again if yours is right.`,
    badRow: "Type the row: letters and digits, 20 at most.",
  }),
});
