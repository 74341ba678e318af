import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "Lista de rutas del sitio",
    description: "Herramienta interna: reúne todas las rutas del sitio y las envía al servidor.",
    heading: "Lista de rutas",
    noScript: "Esta herramienta necesita JavaScript para enviar la lista. Sin él puede leerla y copiarla de aquí.",
    answer: "Respuesta del servidor",
    sending: "Enviando la lista…",
    accepted: (count: string) => `El servidor guardó ${count} rutas.`,
    refused: (status: string) => `El servidor no guardó la lista (respuesta ${status}).`,
    failed: "No hubo respuesta del servidor.",
    key: "Clave de administración",
    keyHint: "Hace falta cuando esta página no se abre desde la misma máquina del servidor.",
    again: "Enviar de nuevo",
    count: (count: number) => `${count} rutas en la lista`,
  },
  en: {
    title: "List of site routes",
    description: "Internal tool: collects every route of the site and posts them to the server.",
    heading: "List of routes",
    noScript: "This tool needs JavaScript to post the list. Without it you can read it and copy it from here.",
    answer: "The server's answer",
    sending: "Posting the list…",
    accepted: (count: string) => `The server stored ${count} routes.`,
    refused: (status: string) => `The server did not store the list (answer ${status}).`,
    failed: "There was no answer from the server.",
    key: "Administration key",
    keyHint: "Needed when this page is not opened on the server's own machine.",
    again: "Post again",
    count: (count: number) => `${count} routes on the list`,
  },
});
