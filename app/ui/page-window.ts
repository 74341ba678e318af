/** The page numbers a pager shows: the first ten; from the 7th page on, four before and four after the current one. */
export function pageWindow(current: number, total: number): number[] {
  const [first, last] = current < 7 ? [1, 10] : [current - 4, current + 4];
  return Array.from({ length: Math.max(0, Math.min(total, last) - first + 1) }, (_, at) => first + at);
}
