const pattern = /^(.*?)(\d{1,12})$/;

/** The number after the highest of a yard's last pattern; `numbers` has the newest first. "" where there is no pattern. */
export function nextStockNumber(numbers: readonly string[]): string {
  const newest = numbers.find((one) => pattern.test(one));
  const [, front = "", digits = ""] = pattern.exec(newest ?? "") ?? [];
  if (newest === undefined) return "";
  const alike = numbers.filter((one) => one.startsWith(front) && one.length === newest.length);
  const values = alike.map((one) => one.slice(front.length)).filter((rest) => /^\d+$/.test(rest));
  return front + String(Math.max(...values.map(Number)) + 1).padStart(digits.length, "0");
}
