const short = new Set([
  "van",
  "del",
  "sol",
  "pro",
  "fit",
  "bug",
  "kia",
  "ram",
  "fox",
  "ion",
  "neo",
  "sky",
  "rio",
  "leo",
]);

/** Words in capitals as a sign painter would write them: TOYOTA → Toyota; RAV4, GMC, CR-V stay. */
export function properCase(text: string): string {
  if (text !== text.toUpperCase() || !/[A-Z]{2}/.test(text)) return text;
  return text
    .split(/(\s+|[-/])/)
    .map((word) => {
      const isCode = /\d/.test(word) || (word.length <= 3 && !short.has(word.toLowerCase()));
      return isCode ? word : word.charAt(0) + word.slice(1).toLowerCase();
    })
    .join("");
}
