import { cleanVin, hasRightCheckDigit, withoutLookalikes } from "#core/vin/signs.ts";

/** VINs have no I, O or Q: a one or a nought was meant where the check digit then is right. Undefined where nothing is to be mended. */
export function mendVin(text: string): string | undefined {
  const vin = cleanVin(text);
  if (!/[IOQ]/.test(vin)) return undefined;
  const mended = withoutLookalikes(vin);
  return hasRightCheckDigit(mended) ? mended : undefined;
}

/** The VIN that a cell means. */
export const vinOf = (text: string): string => mendVin(text) ?? cleanVin(text);
