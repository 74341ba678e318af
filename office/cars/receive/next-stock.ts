const pattern = /^(.*?)(\d{1,12})$/;

/** The proposed number, or the next after it that this device has not given to a car that waits. */
export function freeNumber(proposed: string, given: readonly string[]): string {
  let number = proposed;
  while (number !== "" && given.includes(number)) number = nextStockNumber([number]);
  return number;
}

/** Of two numbers of one pattern the higher: a page that was kept does not know what its device gave since. */
export const laterNumber = (proposed: string, own: string): string =>
  own.length === proposed.length && own > proposed && pattern.exec(own)?.[1] === pattern.exec(proposed)?.[1]
    ? own
    : proposed;

/** The number after the highest of a yard's last pattern; `numbers` has the newest first. "" where there is no pattern. */
export function nextStockNumber(numbers: readonly string[]): string {
  const newest = numbers.find((one) => pattern.test(one));
  const [, front = "", digits = ""] = pattern.exec(newest ?? "") ?? [];
  if (newest === undefined) return "";
  const alike = numbers.filter((one) => one.startsWith(front) && one.length === newest.length);
  const values = alike.map((one) => one.slice(front.length)).filter((rest) => /^\d+$/.test(rest));
  return front + String(Math.max(...values.map(Number)) + 1).padStart(digits.length, "0");
}
