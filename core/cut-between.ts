/** A text without what stands between two marks, they included; each piece may leave something. Works in proportion to its length. */
export function cutBetween(
  text: string,
  begin: string,
  end: string,
  leave: (cut: string) => string = () => "",
): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, from)) {
    const to = text.indexOf(end, at + begin.length);
    if (to < 0) break;
    kept += text.slice(from, at) + leave(text.slice(at, to + end.length));
    from = to + end.length;
  }
  return kept + text.slice(from);
}
