import { SiteError } from "#core/errors.ts";
import { takeToken } from "#data/writes/limits.ts";
import type { OfficeRequest } from "../page.tsx";

export async function count({ services }: OfficeRequest, key: string, limit: number): Promise<void> {
  const token = await takeToken(services.db, { key, limit, windowSeconds: 300 });
  if (!token.allowed) throw new SiteError("too-many", "sign-in", { retryAfter: token.retryAfterSeconds });
}

/** Guessing is slow, and nobody is flooded with mail. */
export const countTry = (request: OfficeRequest): Promise<void> => count(request, `office ${request.network}`, 30);
