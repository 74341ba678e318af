/** "2.4L I4 DOHC 16V", "V6", "8 cyl", "6 cilindros": as many as the yard's text says; undefined when it says none. */
export function cylindersIn(engine: string): number | undefined {
  const found =
    /\b[IVLHFW]-?(\d{1,2})\b/i.exec(engine) ?? /\b(\d{1,2})[- ]?cyl/i.exec(engine) ?? /\b(\d{1,2}) cil/i.exec(engine);
  const count = Number(found?.[1] ?? 0);
  return count >= 2 && count <= 16 ? count : undefined;
}
