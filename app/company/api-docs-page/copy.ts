import { defineCopy } from "#site/copy.ts";

export const copy = defineCopy({
  es: {
    title: "API para programas",
    description:
      "Consulte por programa el inventario, los yonkes, los precios y los eventos: cada llamada con sus parámetros, un ejemplo en vivo y los límites de uso.",
    heading: "API para programas",
    lead: "Todo lo que muestra este sitio se puede leer también por programa, en JSON, sin cuenta y sin clave.",
    rules: "Reglas para todas las llamadas",
    ruleLanguage: (code: string) => `Las respuestas vienen en español. Agregue ${code} para recibirlas en inglés.`,
    ruleSlash: (code: string) =>
      `La diagonal final es opcional. Los parámetros vacíos, desconocidos o con la palabra ${code} no cuentan.`,
    ruleCase: (zip: string, make: string, path: string) =>
      `En los nombres da igual usar mayúsculas o minúsculas: ${zip}, ${make}, ${path}.`,
    ruleBounds: (zip: string, make: string, model: string) =>
      `Una búsqueda de carros pide ${zip}, ${make} o ${model}; sin ninguno responde 400. La distancia es de 10 millas si no se indica.`,
    ruleIds: (header: string) =>
      `Un número de marca o modelo que no tenemos responde una lista vacía, y el encabezado ${header} dice dónde están los números.`,
    rulePictures: (sum: string) => `Una imagen se arma así: ${sum}. Las direcciones completas vienen también.`,
    ruleErrors: "Un valor mal escrito responde 400, con el campo, un mensaje y el número de la solicitud.",
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
  },
  en: {
    title: "API for programs",
    description:
      "Read inventory, yards, prices and events from a program: each call with its parameters, a live example and the fair-use limits.",
    heading: "API for programs",
    lead: "Everything this site shows can also be read by a program, as JSON, without an account and without a key.",
    rules: "Rules for every call",
    ruleLanguage: (code: string) => `Answers come in Spanish. Add ${code} to get them in English.`,
    ruleSlash: (code: string) =>
      `The trailing slash is optional. Empty and unknown parameters, and the word ${code}, do not count.`,
    ruleCase: (zip: string, make: string, path: string) => `Names are not case-sensitive: ${zip}, ${make}, ${path}.`,
    ruleBounds: (zip: string, make: string, model: string) =>
      `A search for cars wants ${zip}, ${make} or ${model}; with none of them it answers 400. The distance is 10 miles when not given.`,
    ruleIds: (header: string) =>
      `A number of a make or model that we do not have answers an empty list, and the header ${header} says where the numbers are.`,
    rulePictures: (sum: string) => `A picture is put together so: ${sum}. The whole addresses come as well.`,
    ruleErrors: "A wrong value answers 400, with the field, a message and the request’s number.",
    ruleCache: (tag: string, held: string) =>
      `Every answer carries its ${tag}. Send it in ${held} and get 304 when nothing has changed.`,
    ruleCors: "GET calls can be read from any web page. The others need a token of this site.",
    limits: "Fair use",
    limitCalls: (count: number) =>
      `Up to ${count} calls a minute from one network; those answered from the cache do not count.`,
    limitForms: (count: number) => `Up to ${count} forms an hour from one network.`,
    limitAfter: (code: string) => `Beyond the limit the answer is 429; ${code} says how many seconds to wait.`,
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
    answer: "The answer begins",
    statuses: "Possible answers",
    answers: "Answers",
    bodyForms: "The body may be JSON or the fields of a form.",
    shapes: "Objects in the answers",
    field: "Field and type",
    needsToken: "Needs this site’s token XSRF-TOKEN.",
  },
});
