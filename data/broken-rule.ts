const sqliteConstraint = 19;

/** The constraint that an error is about, in the database's own words; undefined when it is about something else. */
export function findBrokenRule(error: unknown): string | undefined {
  const { errcode, code, message, constraint } = (error ?? {}) as Record<string, unknown>;
  if (typeof errcode === "number" && (errcode & 0xff) === sqliteConstraint) return String(message);
  if (typeof code === "string" && /^23\d{3}$/.test(code)) return String(constraint ?? message);
  return undefined;
}
