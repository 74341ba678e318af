/** Vitest waits a second where nobody says how long: enough on a quiet machine, too little on a busy one. */
export function listHurriedWaits(code: string): number[] {
  return [...code.matchAll(/\bvi\.wait(?:For|Until)\(/g)]
    .filter(({ 0: call, index }) => countArguments(code.slice(index + call.length)) < 2)
    .map(({ index }) => code.slice(0, index).split("\n").length);
}

/** How many stand before the parenthesis that ends them. */
function countArguments(rest: string): number {
  // Marks inside texts and patterns are no code.
  const code = rest.replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[(,] ?)\/(?:[^/\\\n]|\\.)+\//g, "0");
  let [depth, commas] = [0, 0];
  for (const [at, sign] of [...code].entries()) {
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign) && depth-- === 0) return commas + (code.slice(0, at).trimEnd().endsWith(",") ? 0 : 1);
    else if (sign === "," && depth === 0) commas++;
  }
  return commas + 1;
}
