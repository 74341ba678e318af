/** The path of a store's price list as a spreadsheet. */
export const priceFilePath = (storeId: number): string => `/prices/store-${storeId}.csv`;
