/** Rows of the table of distances, used again and again: thousands of names are compared for one word. */
const rowsOf = (size: number) => [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)] as const;
let [last, row, next] = rowsOf(64);

/** One insertion, deletion, change or swap of neighbours counts one; more than `limit` is `limit + 1`. */
export function typingDistance(a: string, b: string, limit: number): number {
  const [high, wide, far] = [a.length, b.length, limit + 1];
  if (Math.abs(high - wide) > limit) return far;
  if (row.length <= wide) [last, row, next] = rowsOf(wide * 2);
  for (let j = 0; j <= wide; j++) row[j] = j;
  for (let i = 1; i <= high; i++) {
    // What is farther from the diagonal than the limit is too far anyway.
    const [from, to] = [Math.max(1, i - limit), Math.min(wide, i + limit)];
    const letter = a.charCodeAt(i - 1);
    const before = a.charCodeAt(i - 2);
    next[from - 1] = from === 1 ? i : far;
    let least = next[from - 1] as number;
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1);
      const above = j < i + limit ? (row[j] as number) : far;
      let cost = Math.min(above, next[j - 1] as number) + 1;
      cost = Math.min(cost, (row[j - 1] as number) + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && before === other)
        cost = Math.min(cost, (last[j - 2] as number) + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return far;
    [last, row, next] = [row, next, last];
  }
  return Math.min(far, row[wide] as number);
}
