import { type Csrf, findToken, tokenHeaders } from "#api/csrf.ts";

type PageToken = { token: string; headers: Record<string, string> };

/** The token of a form's page: the one the visitor holds while it is good, so that several tabs work, else a new one. */
export function pageToken(csrf: Csrf, cookieHeader: string | undefined, secure: boolean, fresh = false): PageToken {
  const held = fresh ? undefined : findToken(cookieHeader, secure);
  const token = held && csrf.issuedAt(held) !== undefined ? held : csrf.issue();
  return { token, headers: tokenHeaders(token, secure) };
}
