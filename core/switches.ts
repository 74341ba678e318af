/** What a chain may do or leave: each takes its pages, links and calls with it. */
export const switchNames = [
  "rewards",
  "donation",
  "warrantyPlus",
  "carsForSale",
  "sellingCars",
  "metals",
  "row52",
  "careersForm",
  "partPrices",
  "alerts",
] as const;
export type Switch = (typeof switchNames)[number];
export type Switches = Readonly<Record<Switch, boolean>>;
