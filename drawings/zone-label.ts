/** As much of a zone's name as its rows have room for: whole words first, then letters. */
export function zoneLabel(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const words = name.split(" ");
  while (words.length > 1) {
    words.pop();
    // “Ford y” says less than “Ford”.
    if ((words.at(-1) ?? "").length < 4 && words.length > 1) continue;
    const short = words.join(" ").replace(/[,:]$/, "");
    if (short.length <= letters) return short;
  }
  const [first = ""] = words;
  return first.length <= letters ? first : `${first.slice(0, Math.max(1, Math.floor(letters) - 1))}.`;
}
