import type { Role, Staff } from "#core/staff.ts";

/** Everything that somebody may or may not do in the office. */
export const actions = [
  "today.see",
  "files.see",
  "files.apply",
  "columns.map",
  "cars.edit",
  "prices.edit",
  "days.edit",
  "events.edit",
  "front.edit",
  "rules.see",
  "rules.say",
  "figures.see",
  "leads.work",
  "devices.own",
  "staff.manage",
  "chain.see",
] as const;
export type Action = (typeof actions)[number];

/** all: for every store and for the chain · own: for one's stores · no: not at all. */
type Reach = "all" | "own" | "no";

const reach: Readonly<Record<Role, Readonly<Record<Action, Reach>>>> = {
  owner: {
    "today.see": "all",
    "files.see": "all",
    "files.apply": "all",
    "columns.map": "all",
    "cars.edit": "all",
    "prices.edit": "all",
    "days.edit": "all",
    "events.edit": "all",
    "front.edit": "all",
    "rules.see": "all",
    "rules.say": "all",
    "figures.see": "all",
    "leads.work": "all",
    "devices.own": "all",
    "staff.manage": "all",
    "chain.see": "all",
  },
  manager: {
    "today.see": "own",
    "files.see": "own",
    "files.apply": "own",
    "columns.map": "own",
    "cars.edit": "own",
    "prices.edit": "own",
    "days.edit": "own",
    "events.edit": "own",
    "front.edit": "no",
    "rules.see": "own",
    "rules.say": "no",
    "figures.see": "own",
    "leads.work": "own",
    "devices.own": "all",
    "staff.manage": "no",
    "chain.see": "no",
  },
  reader: {
    "today.see": "own",
    "files.see": "own",
    "files.apply": "no",
    "columns.map": "no",
    "cars.edit": "no",
    "prices.edit": "no",
    "days.edit": "no",
    "events.edit": "no",
    "front.edit": "no",
    "rules.see": "no",
    "rules.say": "no",
    "figures.see": "own",
    "leads.work": "no",
    "devices.own": "all",
    "staff.manage": "no",
    "chain.see": "no",
  },
};

/** What an action is about: a store, the chain, or whatever somebody has. */
export type About = number | "chain" | "any";

/** The one place that decides who may do what, and for which store. */
export function may({ role, storeIds }: Pick<Staff, "role" | "storeIds">, action: Action, about: About): boolean {
  const how = reach[role][action];
  if (how !== "own") return how === "all";
  return about === "any" || (about !== "chain" && storeIds.includes(about));
}
