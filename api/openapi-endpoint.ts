import * as v from "valibot";
import { chainFacts } from "#content/chain-facts.ts";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { openapiOf } from "./openapi.ts";
import { isOn } from "./switched.ts";

const isPublic = (origin: string) =>
  !/^https?:\/\/([a-z0-9-]+\.)*localhost(:\d+)?$|^https?:\/\/[\d.]+(:\d+)?$|\[/.test(origin);

/** Takes the list late, since it is on the list itself. */
export const openapiEndpoint = (list: () => readonly Endpoint[]): Endpoint =>
  defineEndpoint({
    path: "/openapi.json",
    summary: { es: "Esta descripción de la API, en OpenAPI 3.1.", en: "This description of the API, in OpenAPI 3.1." },
    reply: v.looseObject({ openapi: v.literal("3.1.0") }),
    cache: "copy",
    timeless: true,
    // Without a public address the calls stand beside this document, wherever it was fetched from.
    handle: (_, { origin }) =>
      openapiOf(list().filter(isOn), chainFacts().name, isPublic(origin) ? origin : "/") as { openapi: "3.1.0" },
  });
