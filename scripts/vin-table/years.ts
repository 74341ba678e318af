/** VINs have seventeen signs since 1981; makers file a year or two ahead. */
export const firstYear = 1981;
export const lastYear = 2027;
