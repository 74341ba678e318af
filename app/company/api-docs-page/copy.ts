import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: (y) => ({
    title: "API para programadores",
    description: `Consulte por programa el inventario, ${y.los}, los precios y los eventos: cada llamada con sus parámetros, un ejemplo en vivo y los límites de uso.`,
    heading: "API para programadores",
    lead: "Todo lo que muestra este sitio se puede leer también por programa, en JSON, sin cuenta y sin clave.",
    rules: "Reglas para todas las llamadas",
    ruleLanguage: (code: string) => `Las respuestas vienen en español. Agregue ${code} para recibirlas en inglés.`,
    ruleSlash: (code: string) =>
      `La diagonal final es opcional. No se toman en cuenta los parámetros vacíos, los desconocidos ni los que dicen ${code}.`,
    ruleCase: (zip: string, make: string, path: string) =>
      `En los nombres da igual usar mayúsculas o minúsculas: ${zip}, ${make}, ${path}.`,
    ruleBounds: (zip: string, make: string, model: string) =>
      `Una búsqueda de carros pide ${zip}, ${make} o ${model}; sin ninguno, la respuesta es 400. La distancia es de 10 millas si no se indica.`,
    ruleIds: (header: string) =>
      `Con un número de marca o modelo que no tenemos, la lista viene vacía, y el encabezado ${header} dice dónde están los números.`,
    rulePictures: (sum: string) => `La dirección de una imagen se arma así: ${sum}. También viene completa.`,
    ruleErrors: "Con un valor mal escrito la respuesta es 400, con el campo, un mensaje y el número de la solicitud.",
    ruleCache: (tag: string, held: string) =>
      `Cada respuesta trae su ${tag}. Mándelo en ${held} y recibirá 304 si nada cambió.`,
    ruleCors:
      "Las llamadas GET se pueden leer desde cualquier página web. Las demás piden un comprobante de este sitio.",
    limits: "Uso justo",
    limitCalls: (count: number) =>
      `Hasta ${count} llamadas por minuto desde una misma red; no cuentan las que se contestan desde el caché.`,
    limitForms: (count: number) => `Hasta ${count} formularios por hora desde una misma red.`,
    limitAfter: (code: string) => `Al pasar el límite la respuesta es 429; ${code} dice cuántos segundos esperar.`,
    limitLeft: (left: string, policy: string) =>
      `${left} dice cuántas llamadas le quedan y por cuántos segundos; ${policy}, el límite. Las respuestas del caché no traen límites.`,
    openapi: (name: string) => `Descripción completa en ${name}`,
    calls: "Llamadas",
    parameters: "Parámetros",
    name: "Nombre y lugar",
    about: "Qué es",
    places: { path: "dirección", query: "consulta", body: "cuerpo", any: "consulta o cuerpo" },
    required: "obligatorio",
    example: "Ejemplo en vivo",
    answer: "Comienzo de la respuesta",
    statuses: "Respuestas posibles",
    answers: "Responde",
    bodyForms: "El cuerpo puede ser JSON o los campos de un formulario.",
    shapes: "Objetos de las respuestas",
    field: "Campo y tipo",
    needsToken: "Pide el comprobante XSRF-TOKEN de este sitio.",
  }),
  en: (y) => ({
    title: "API for developers",
    description: `Read inventory, ${y.many}, prices and events from your own program: each call with its parameters, a live example and the fair-use limits.`,
    heading: "API for developers",
    lead: "Your program can read everything this site shows, as JSON, with no account and no key.",
    rules: "Rules for every call",
    ruleLanguage: (code: string) => `Answers come in Spanish. Add ${code} to get them in English.`,
    ruleSlash: (code: string) =>
      `The trailing slash is optional. Empty or unknown parameters are ignored, and so is the word ${code}.`,
    ruleCase: (zip: string, make: string, path: string) => `Names are not case-sensitive: ${zip}, ${make}, ${path}.`,
    ruleBounds: (zip: string, make: string, model: string) =>
      `A car search needs ${zip}, ${make} or ${model}; without any of them you get a 400. If you give no distance, it’s 10 miles.`,
    ruleIds: (header: string) =>
      `A make or model number we don’t have returns an empty list, and the ${header} header says where to find the numbers.`,
    rulePictures: (sum: string) => `Build a picture’s address like this: ${sum}. You also get it whole.`,
    ruleErrors: "A bad value returns a 400, with the field, a message and the request number.",
    ruleCache: (tag: string, held: string) =>
      `Every answer carries an ${tag}. Send it back in ${held} and you get a 304 if nothing has changed.`,
    ruleCors: "GET calls can be read from any web page. The others need a token from this site.",
    limits: "Fair use",
    limitCalls: (count: number) => `Up to ${count} calls a minute from one network; cached answers don’t count.`,
    limitForms: (count: number) => `Up to ${count} forms an hour from one network.`,
    limitAfter: (code: string) => `Past the limit you get a 429; ${code} says how many seconds to wait.`,
    limitLeft: (left: string, policy: string) =>
      `${left} says how many calls you have left and for how many seconds; ${policy}, the limit. Cached answers carry no limits.`,
    openapi: (name: string) => `Full description in ${name}`,
    calls: "Calls",
    parameters: "Parameters",
    name: "Name and place",
    about: "What it is",
    places: { path: "address", query: "query", body: "body", any: "query or body" },
    required: "required",
    example: "Live example",
    answer: "Start of the answer",
    statuses: "Possible answers",
    answers: "Returns",
    bodyForms: "The body may be JSON or the fields of a form.",
    shapes: "Objects in the answers",
    field: "Field and type",
    needsToken: "Needs this site’s XSRF-TOKEN.",
  }),
});
