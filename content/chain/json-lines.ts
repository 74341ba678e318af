/** Where the values of a JSON text stand: the line of each by its path, "phones.main" or "countries.0". */
export function listJsonLines(source: string): Map<string, number> {
  const lines = new Map<string, number>([["", 1]]);
  /** The containers around the place: the name or number of what is read next in each. */
  const open: { list: boolean; key: string | number }[] = [];
  const path = () => open.map(({ key }) => key).join(".");
  let line = 1;
  let word: string | undefined;
  const note = () => {
    if (open.at(-1)?.list && !lines.has(path())) lines.set(path(), line);
  };
  for (const [token] of source.matchAll(/\n|"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)) {
    const inside = open.at(-1);
    if (token === "\n") line += 1;
    else if (token === "{" || token === "[") {
      note();
      open.push({ list: token === "[", key: token === "[" ? 0 : "" });
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ":" && inside && word !== undefined) {
      inside.key = word;
      lines.set(path(), line);
    } else if (token === "," && inside?.list) inside.key = Number(inside.key) + 1;
    else note();
    word = token.startsWith('"') ? token.slice(1, -1) : undefined;
  }
  return lines;
}
