import * as v from "valibot";
import type { Words } from "#core/edition.ts";
import { invalid, SiteError } from "#core/errors.ts";
import { remember } from "#core/remember.ts";

/** A value that a client sends: how OpenAPI says it, and what it means to people. */
export type Documented = { json: Record<string, unknown>; about: Words; required: boolean };

/** One value of a path or a query, and how it is read. */
type Parameter<T> = Documented & { read(text: string | undefined): T };

export type Parameters = Record<string, Parameter<unknown>>;
export type Read<P extends Parameters> = { [K in keyof P]: P[K] extends Parameter<infer T> ? T : never };

type ParameterDocs = { json: Record<string, unknown>; about: Words };

/** A parameter that may be absent; `schema` reads the text, its message is a key of `refusals`. */
export const optional = <T>(schema: v.GenericSchema<string, T>, given: ParameterDocs): Parameter<T | undefined> => ({
  ...given,
  required: false,
  read(text) {
    if (text === undefined) return undefined;
    const result = v.safeParse(schema, text);
    if (!result.success) throw new SiteError("invalid", result.issues[0].message);
    return result.output;
  },
});

export const withDefault = <T>(parameter: Parameter<T | undefined>, value: T): Parameter<T> => ({
  ...parameter,
  read: (text) => parameter.read(text) ?? value,
});

/** Longer texts are not worth remembering. */
const short = 40;

/** A parameter whose texts come again and again, and always mean the same. */
export function readOnce<T>(parameter: Parameter<T>): Parameter<T> {
  const readShort = remember((text) => parameter.read(text));
  return {
    ...parameter,
    read: (text) => (text !== undefined && text.length <= short ? readShort(text) : parameter.read(text)),
  };
}

/** Part of a path: a wrong one is an address that does not exist. */
export const inPath = <T>(read: (text: string) => T, given: ParameterDocs): Parameter<T> => ({
  ...given,
  required: true,
  read: (text) => read(text ?? ""),
});

/** Reads every declared value; what else the client sent does not matter. */
export function readAll<P extends Parameters>(parameters: P, find: (name: string) => string | undefined): Read<P> {
  const out: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    try {
      out[name] = parameter.read(find(name));
    } catch (thrown) {
      if (thrown instanceof SiteError && thrown.code === "invalid") throw invalid(name, thrown.message);
      throw thrown;
    }
  }
  return out as Read<P>;
}
