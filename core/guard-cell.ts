/**
 * What a spreadsheet would not leave as it is: formulas, and codes that it takes for numbers or dates (00123 → 123,
 * 1E5 → 100000, 3-4 → the 4th of March, MAR10 → the 10th).
 */
const touchy = /^(?:[=+\-@\t\r]|0\d|\d{12}|\d{1,9}e\d|\d{1,2}[-/]\d)/i;

const monthFirst = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)[-/. ]?\d{1,4}$/i;
const monthLast = /^\d{1,4}[-/. ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)$/i;

/** Where the apostrophes end that stand in front. */
function behindMarks(text: string): number {
  let at = 0;
  while (text[at] === "'") at += 1;
  return at;
}

function isTouchy(text: string): boolean {
  const behind = text.slice(behindMarks(text));
  return [touchy, monthFirst, monthLast].some((pattern) => pattern.test(behind));
}

/** A cell for an export: with an apostrophe in front where a spreadsheet would run or change it. */
export const guardCell = (text: string): string => (isTouchy(text) ? `'${text}` : text);

/** The other way: the cell as it was before it was guarded. */
export const unguardCell = (text: string): string => (text.startsWith("'") && isTouchy(text) ? text.slice(1) : text);
