import type { Executor } from "../schema.ts";

/** Where a postal area lies, when the table knows. */
export async function findPoint(
  db: Executor,
  area: string,
): Promise<{ latitude: number; longitude: number } | undefined> {
  const row = await db
    .selectFrom("postal_codes")
    .select(["latitude", "longitude"])
    .where("code", "=", area)
    .executeTakeFirst();
  if (!row || row.latitude === null || row.longitude === null) return undefined;
  return { latitude: row.latitude, longitude: row.longitude };
}
