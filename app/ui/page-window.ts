/** The page numbers a pager shows: ten at most; from the 7th page on, four before and four after the current one. */
export function pageWindow(current: number, total: number): number[] {
  const first = current < 7 ? 1 : Math.max(1, Math.min(current - 4, total - 9));
  const last = Math.min(total, current < 7 ? 10 : Math.max(current + 4, first + 8));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
