import type { Service } from "./store.ts";

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
  "openData",
] as const;
export type Switch = (typeof switchNames)[number];
export type Switches = Readonly<Record<Switch, boolean>>;

/** What stores do only while a switch is on, whatever their file says. */
const serviceOf = { carsForSale: "wesellcars", sellingCars: "buyscars", partPrices: "partpricing" } as const;

const served = Object.keys(serviceOf) as (keyof typeof serviceOf)[];

/** The switch that takes a service from every store. */
export const switchOf = (service: Service): Switch | undefined => served.find((name) => serviceOf[name] === service);

export const servicesOff = (switches: Switches): Service[] =>
  served.flatMap((name) => (switches[name] ? [] : serviceOf[name]));
