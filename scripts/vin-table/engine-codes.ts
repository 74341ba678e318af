/** Words that look like an engine's own code and are none. */
const noCode = /^(\d+V|\dBBL|[VIHLW]\d|[VIHW]\d\d|E\d+(-\w+)?|E85MAX|MP\d|(GEN|VAR|LEV|EURO|U)\d|TCI-\w+|LP[GIT])$/;
/** Letters and digits; GM's order codes and Mazda's may be three letters. */
const code = /^(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{2,8}(-[A-Z0-9]{1,5})?$|^L[A-Z]{2}$|^AJ[DV]$/;

/** An engine's codes out of what was filed: "LFX - VVT, E85 Max" is LFX, "K24W9/K24V1" either; texts without one say none. */
export function listEngineCodes(filed: string): string[] {
  // A letter for the digit: Toyota's engines of the family are 1NZ.
  const [first = "", ...others] = filed
    .split(/[/,]/)
    .map((part) => part.trim().replace(/^INZ-/, "1NZ-").replace(/-V\d$/, ""));
  const word = first.split(/[ (+]|-$/, 1)[0] ?? "";
  return isCode(word) ? [word, ...others.filter(isCode)] : [];
}
const isCode = (word: string) => code.test(word) && !noCode.test(word);

/** Honda's and Acura's codes begin with a letter and the litres: J30A4 is 3.0. */
export const hondaLitres = (engine: string): string | undefined => {
  const found = /^[A-Z](\d)(\d)[A-Z]\w*$/.exec(engine);
  return found ? `${found[1]}.${found[2]}` : undefined;
};
