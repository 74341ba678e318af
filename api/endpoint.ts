import type * as v from "valibot";
import type { Words } from "#core/edition.ts";
import type { ErrorCode } from "#core/errors.ts";
import type { Switch } from "#core/switches.ts";
import type { CacheClass } from "#site/cache.ts";
import type { Edition } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import type { Documented, Parameters, Read } from "./parameter.ts";
import type { Query } from "./query.ts";
import type { ApiServices } from "./services.ts";
import type { Visitor } from "./visitor.ts";

/** What a handler may know of its request. */
export type Call = {
  stock: Stock;
  edition: Edition;
  /** Where absolute addresses of this answer point. */
  origin: string;
  now: Date;
  requestId: string;
  query: Query;
  services: ApiServices;
  visitor: Visitor;
  header(name: string): string | undefined;
};

/** JSON that was written by hand for speed; the contract tests hold it against the schema. */
export class ReadyJson {
  readonly json: Buffer;
  /** Its checksum, where it is known already. */
  readonly sum: number | undefined;
  readonly headers: Record<string, string>;
  constructor(json: Buffer, sum?: number, headers: Record<string, string> = {}) {
    this.json = json;
    this.sum = sum;
    this.headers = headers;
  }
}

/** A large answer that goes out as it is made; it is never kept. */
export class JsonStream {
  readonly pieces: AsyncIterable<Uint8Array>;
  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.pieces = pieces;
  }
}

export type Bytes = { bytes: Uint8Array; type: string };
/** Data with headers of its own, such as a cookie. */
export class WithHeaders<T> {
  readonly data: T;
  readonly headers: Record<string, string>;
  constructor(data: T, headers: Record<string, string>) {
    this.data = data;
    this.headers = headers;
  }
}

type Schema = v.GenericSchema<unknown, unknown>;
type Body<B> = B extends Schema ? v.InferOutput<B> : undefined;

type Definition<P extends Parameters, Q extends Parameters, B extends Schema | undefined, R extends Schema> = {
  /** A GET where nothing is said. */
  method?: "GET" | "POST";
  /** Below /api, parts as {name}. */
  path: string;
  summary: Words;
  params?: P;
  query?: Q;
  body?: B;
  /** The fields of the body for the documents, where its schema takes anything and the form's own rules decide. */
  fields?: Readonly<Record<string, Documented>>;
  /** The parameters of the query may as well be fields of the body. */
  queryInBody?: true;
  /** The schema of the 200 answer; absent when it is an image. */
  reply: R | { image: readonly string[] };
  /** As long as the stock is the same, where nothing is said. */
  cache?: CacheClass;
  /** Which refusals besides 400, 405, 429 and 503 it may answer. */
  errors?: readonly ErrorCode[];
  /** The answer changes only with the data, never with the clock. */
  timeless?: boolean;
  /** When the answer next changes by the clock: no cache may hold it past that. */
  changes?(stock: Stock, now: Date): Date | undefined;
  /** Changes nothing, or is for the site's own pages only: without token, or closed to other origins. */
  token?: false;
  ownPages?: true;
  /** Without a language it speaks that of the host that was asked, where each edition has one. */
  spokenByHost?: true;
  /** There only while this switch of the chain is on. */
  needs?: Switch;
  /** Only with the administration key, which is looked at before the body. */
  admin?: true;
  maxBody?: number;
  /** Values of a call that works on this stock, for the readable page and the contract tests. */
  example?(stock: Stock): { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };
  handle(input: { params: Read<P>; query: Read<Q>; body: Body<B> }, call: Call): Reply<R> | Promise<Reply<R>>;
};

type Reply<R> =
  | (R extends Schema ? v.InferOutput<R> | WithHeaders<v.InferOutput<R>> : never)
  | ReadyJson
  | JsonStream
  | Bytes;

type Anything = Definition<Parameters, Parameters, Schema | undefined, Schema>;
export type Endpoint = Omit<Anything, "handle"> & {
  method: "GET" | "POST";
  cache: CacheClass;
  handle(
    input: { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown },
    call: Call,
  ): unknown;
};

/** Declares a call: its schemas give the validation, the types of the handler and openapi.json. */
export const defineEndpoint = <
  const P extends Parameters = Record<never, never>,
  const Q extends Parameters = Record<never, never>,
  const B extends Schema | undefined = undefined,
  const R extends Schema = Schema,
>(
  definition: Definition<P, Q, B, R>,
): Endpoint => {
  const { method = "GET", cache = "stock" } = definition;
  // Not a copy: the fields of a form are read when they are asked for.
  return Object.assign(definition, { method, cache }) as unknown as Endpoint;
};
