/** Letters that are written for one another by ear: "vateria", "silindro", "jiro". */
const byEar = ["bv", "cskqz", "gj"];

/**
 * Whether a mistyped word begins like the one it may stand for. The first letter is the one that people get right,
 * unless they write by ear, leave out an h, or hit the second one first: "honda" is no "sonda".
 */
export function beginsAlike(typed: string, meant: string): boolean {
  const [a, b] = [typed.replace(/^h/, ""), meant.replace(/^h/, "")];
  const [first, second] = [a[0] ?? "", b[0] ?? ""];
  if (first === second || byEar.some((letters) => letters.includes(first) && letters.includes(second))) return true;
  return typed[0] === meant[1] && typed[1] === meant[0];
}

/** How a word sounds, whichever of these letters it is written with. */
export const soundOf = (word: string): string =>
  word
    .replaceAll("ll", "y")
    .replaceAll("h", "")
    .replaceAll("v", "b")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/k|qu/g, "c")
    .replace(/g(?=[ei])/g, "j");

/** Whether two words are one written by ear: "masa" and "maza". */
export const soundsAlike = (typed: string, meant: string): boolean => soundOf(typed) === soundOf(meant);
