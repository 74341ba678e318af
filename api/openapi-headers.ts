import type { Edition } from "#site/editions.ts";
import { documentEdition } from "./document-words.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Json } from "./json-schema.ts";

const examples = {
  ETag: '"a1b2-0c3d4e5"',
  Link: '</api/vehicle/search?makeId=67&page=2>; rel="next"',
  RateLimit: '"calls";r=598;t=41',
  "RateLimit-Policy": '"calls";q=600;w=60',
  "Retry-After": "30",
};
type Name = keyof typeof examples;

const words: Record<Edition, Record<Name, string>> = {
  es: {
    ETag: "Mándelo en If-None-Match y recibirá 304 mientras nada haya cambiado.",
    Link: 'Con rel="next", la dirección de la siguiente parte, mientras haya más carros. Con rel="help", dónde están los números, cuando la marca o el modelo que se pidió no es de los nuestros y por eso no hay respuesta.',
    RateLimit:
      "Cuántas llamadas quedan (r) y por cuántos segundos (t), según draft-ietf-httpapi-ratelimit-headers-11. No está en respuestas guardadas, que no cuentan.",
    "RateLimit-Policy": "Cuántas llamadas (q) puede hacer una red en cuántos segundos (w).",
    "Retry-After": "Cuántos segundos hay que esperar.",
  },
  en: {
    ETag: "Send it in If-None-Match to get 304 while nothing has changed.",
    Link: 'With rel="next", the address of the next piece, while there are more cars. With rel="help", where the ids stand, when the make or model asked for is none of ours and the answer is therefore empty.',
    RateLimit:
      "How many calls are left (r) and for how many seconds (t), as draft-ietf-httpapi-ratelimit-headers-11 has it. Absent from cached answers, which do not count.",
    "RateLimit-Policy": "How many calls (q) one network may make in how many seconds (w).",
    "Retry-After": "How many seconds to wait.",
  },
};

export function answerHeaders(): Json {
  const say = words[documentEdition()];
  const names = Object.keys(examples) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, { description: say[name], schema: { type: "string" }, example: examples[name] }]),
  );
}

const refs = (...names: Name[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of an answer that mean something to programs. */
export function headersOf({ method, path }: Endpoint, status: number): Json | undefined {
  if (status === 429 || status === 503) return refs("RateLimit", "RateLimit-Policy", "Retry-After");
  if (status !== 200) return undefined;
  return {
    ...(method === "GET" ? refs("ETag") : {}),
    ...(path === "/vehicle/search" ? refs("Link") : {}),
    ...refs("RateLimit", "RateLimit-Policy"),
  };
}
