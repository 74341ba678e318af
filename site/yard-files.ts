/** The path of all that a visit needs of a yard, in one file (`core/yard-file.ts`). */
export const yardFilePath = (storeId: number): string => `/yards/store-${storeId}.json`;
