import fc from "fast-check";

/** Half of them plain letters, signs and controls, which mean something to somebody. */
const code = fc.oneof(fc.nat(0x7f), fc.integer({ min: 0x80, max: 0x10ffff }));
const isHalf = (at: number) => at >= 0xd800 && at <= 0xdfff;
const sign = code.filter((at) => !isHalf(at)).map((at) => String.fromCodePoint(at));

/** A text of any signs at all; fast-check's own, its unit "binary", takes more than a second to think of the first. */
export const anyText = (maxLength?: number) => fc.string({ unit: sign, ...(maxLength ? { maxLength } : {}) });
