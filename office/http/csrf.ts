import { createHmac, timingSafeEqual } from "node:crypto";

export const csrfField = "_csrf";

/** Of this session alone: made from its secret, so that nothing has to be kept. */
export const csrfOf = (sessionToken: string): string =>
  createHmac("sha256", sessionToken).update("form").digest("base64url");

export function csrfHolds(sessionToken: string, sent: string | null): boolean {
  const [expected, given] = [Buffer.from(csrfOf(sessionToken)), Buffer.from(sent ?? "")];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

type FormOrigin = { origin: string | undefined; fetchSite: string | undefined };

/** A browser says where a form comes from; one that says neither is none that people use here. */
export const isOurForm = ({ origin, fetchSite }: FormOrigin, own: string): boolean =>
  origin === undefined ? fetchSite === "same-origin" : origin === own && (fetchSite ?? "same-origin") === "same-origin";
