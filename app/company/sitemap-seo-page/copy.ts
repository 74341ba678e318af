import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Lista de rutas del sitio",
    description: "Herramienta interna: reúne todas las rutas del sitio y las envía al servidor.",
    heading: "Lista de rutas",
    noScript: "Esta herramienta necesita JavaScript para enviar la lista. Sin él puede leerla y copiarla de aquí.",
    answer: "Respuesta del servidor",
    sending: "Enviando la lista…",
    accepted: (count: string) => `El servidor guardó ${count} ${count === "1" ? "ruta" : "rutas"}.`,
    refused: (status: string) => `El servidor no guardó la lista (respuesta ${status}).`,
    failed: "No hubo respuesta del servidor.",
    key: "Clave de administración",
    keyHint: "La que está en ADMIN_TOKEN o, sin ese ajuste, en el archivo admin-token de la carpeta de datos.",
    send: "Enviar la lista",
    count: (count: number) => `${count} ${count === 1 ? "ruta" : "rutas"} en la lista`,
  },
  en: {
    title: "List of site routes",
    description: "Internal tool: collects every route of the site and posts them to the server.",
    heading: "List of routes",
    noScript: "This tool needs JavaScript to post the list. Without it you can read it and copy it from here.",
    answer: "The server’s answer",
    sending: "Posting the list…",
    accepted: (count: string) => `The server stored ${count} ${count === "1" ? "route" : "routes"}.`,
    refused: (status: string) => `The server did not store the list (answer ${status}).`,
    failed: "There was no answer from the server.",
    key: "Administration key",
    keyHint: "The one in ADMIN_TOKEN or, without that setting, in the file admin-token of the data folder.",
    send: "Post the list",
    count: (count: number) => `${count} ${count === 1 ? "route" : "routes"} on the list`,
  },
});
