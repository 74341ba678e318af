import { chainFacts } from "#content/chain-facts.ts";
import type { Endpoint } from "./endpoint.ts";

/** Whether the chain has this call now. */
export const isOn = ({ needs }: Endpoint): boolean => needs === undefined || chainFacts().switches[needs];
