import type { Words } from "#core/edition.ts";
import type { Edition } from "./editions.ts";

export type ApiParameterDoc = {
  name: string;
  /** `any`: in the query or in the body. */
  place: "path" | "query" | "body" | "any";
  about: Words;
  required: boolean;
};

/** A field of an answer; a shape of its own has its own table. */
export type ApiFieldDoc = { name: string; type: Words; shape: string | undefined; about: Words };
export type ApiShapeDoc = { name: string; fields: readonly ApiFieldDoc[] };

/** A call of the API as its readable page shows it. */
export type ApiCallDoc = {
  method: "GET" | "POST";
  path: string;
  noun: string;
  summary: Words;
  parameters: readonly ApiParameterDoc[];
  /** Needs the anti-forgery token. */
  token: boolean;
  /** What it answers; absent when that is an image. */
  answer: Pick<ApiFieldDoc, "type" | "shape"> | undefined;
  statuses: readonly number[];
  /** A call that works now, and the beginning of what it answers; only of GET calls. */
  example: { address: string; answer: string } | undefined;
};

export type ApiDocs = {
  callsPerMinute: number;
  formsPerHour: number;
  list(edition: Edition): Promise<ApiCallDoc[]>;
  shapes(): ApiShapeDoc[];
};
