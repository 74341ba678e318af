import { SiteError } from "#core/errors.ts";
import type { Services } from "#server/services.ts";
import type { Edition } from "#site/editions.ts";

/** A file of an edition that the chain does not have is not there. */
export function checkLanguage({ site: { addresses } }: Pick<Services, "site">, edition: Edition): void {
  if (!addresses.languages().includes(edition)) throw new SiteError("not-found", "language");
}
