/** A whole number as both editions and `Intl` write it, 12,345: a phone takes a tenth of a second to make that one ready. */
export function countText(count: number): string {
  let text = String(count);
  for (let at = text.length - 3; at > (count < 0 ? 1 : 0); at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}
