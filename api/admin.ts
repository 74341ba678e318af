import { createHash, timingSafeEqual } from "node:crypto";
import { SiteError } from "#core/errors.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Only the administration key opens what is not for visitors. Where a request seems to come from counts for nothing: a
 * proxy on this machine makes everybody its neighbour. Digests are compared, so that time tells nothing of the key.
 */
export function checkAdmin(adminKey: string, authorization: string | undefined): void {
  const given = /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  if (!timingSafeEqual(digest(given), digest(adminKey))) throw new SiteError("forbidden", "adminOnly");
}
