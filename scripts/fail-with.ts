/** Ends a check that found something, and says what. */
export function failWith(problems: Iterable<string>): void {
  const all = [...new Set(problems)];
  if (all.length === 0) return;
  console.error(all.join("\n"));
  process.exit(1);
}
