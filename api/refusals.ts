import type { SiteError } from "#core/errors.ts";
import type { Visitor } from "./visitor.ts";

/** What a request was turned away for that somebody may be trying on purpose. */
export const refusalKinds = ["csrf", "captcha", "honeypot", "admin", "limit", "too-large"] as const;
export type RefusalKind = (typeof refusalKinds)[number];

export type Refusal = {
  kind: RefusalKind;
  /** A name of our own tables, as figures have it; never what was typed. */
  route: string;
  visitor: Visitor;
  requestId: string;
};
export type OnRefusal = (refusal: Refusal) => void;

/** The kind of an error that is such a refusal. */
export function findRefusalKind({ code, message }: SiteError): RefusalKind | undefined {
  if (code === "forbidden") return message === "adminOnly" ? "admin" : "csrf";
  if (code === "too-many") return "limit";
  return code === "too-large" ? "too-large" : undefined;
}

/** Tells of an error if it is such a refusal. */
export function tellRefusal(tell: OnRefusal, error: SiteError, about: Omit<Refusal, "kind">): void {
  const kind = findRefusalKind(error);
  if (kind) tell({ ...about, kind });
}
