import type { Words } from "#core/edition.ts";
import type { Edition } from "./editions.ts";

export type ApiParameterDoc = { name: string; place: "path" | "query" | "body"; about: Words; required: boolean };

/** A call of the API as its readable page shows it. */
export type ApiCallDoc = {
  method: "GET" | "POST";
  path: string;
  noun: string;
  summary: Words;
  parameters: readonly ApiParameterDoc[];
  /** Needs the anti-forgery token. */
  token: boolean;
  statuses: readonly number[];
  /** A call that works now, and the beginning of what it answers; only of GET calls. */
  example: { address: string; answer: string } | undefined;
};

export type ApiDocs = {
  callsPerMinute: number;
  formsPerHour: number;
  list(edition: Edition): Promise<ApiCallDoc[]>;
};
