/** A whole VIN in an address: nobody's business, wherever it stands. */
const vin = /(?<=[^A-Z0-9]|%[0-9A-F]{2})[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/gi;

/** An address without what a call for a VIN asks about, and without whole VINs. */
export const hideVins = (path: string): string => path.replace(/^(\/api\/vin\/).*/is, "$1*").replace(vin, "*");
