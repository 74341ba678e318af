const vinLength = 17;

/** A pattern's signs as they count: upper case, runs of stars as one. Undefined when no VIN is long enough for it. */
export function cleanVinPattern(text: string): string | undefined {
  let clean = "";
  let signs = 0;
  for (const sign of text.toUpperCase()) {
    if (!/[A-Z0-9*?]/.test(sign) || (sign === "*" && clean.endsWith("*"))) continue;
    if (sign !== "*" && ++signs > vinLength) return undefined;
    clean += sign;
  }
  return clean;
}

/**
 * Tests whole VINs against a pattern with `*` (any run) and `?` (one sign). Two pointers instead of a regular
 * expression: only the last star is ever tried again, so no pattern costs more than its length times the VIN's.
 */
export function vinMatcher(text: string): (vin: string) => boolean {
  const pattern = cleanVinPattern(text);
  if (pattern === undefined) return () => false;
  return (vin) => {
    let at = 0;
    let star = -1;
    let retry = 0;
    for (let sign = 0; sign < vin.length; ) {
      const wanted = pattern[at];
      if (wanted === "*") {
        star = at++;
        retry = sign;
      } else if (wanted !== undefined && (wanted === "?" || wanted === vin[sign])) {
        at++;
        sign++;
      } else if (star >= 0) {
        at = star + 1;
        sign = ++retry;
      } else return false;
    }
    while (pattern[at] === "*") at++;
    return at === pattern.length;
  };
}
