import { expect, it } from "vitest";
import { type Action, actions, may } from "./access.ts";

const own = 7;
const foreign = 8;
const people = {
  owner: { role: "owner", storeIds: [] },
  manager: { role: "manager", storeIds: [own] },
  reader: { role: "reader", storeIds: [own] },
} as const;

/** Whether each may do it for: an own store, another's store, the chain, whatever they have. */
const table: Record<Action, Record<keyof typeof people, string>> = {
  "today.see": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "yes no no yes" },
  "files.see": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "yes no no yes" },
  "files.apply": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "columns.map": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "cars.edit": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "prices.edit": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "days.edit": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "events.edit": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "front.edit": { owner: "yes yes yes yes", manager: "no no no no", reader: "no no no no" },
  "rules.see": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "rules.say": { owner: "yes yes yes yes", manager: "no no no no", reader: "no no no no" },
  "figures.see": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "yes no no yes" },
  "leads.work": { owner: "yes yes yes yes", manager: "yes no no yes", reader: "no no no no" },
  "devices.own": { owner: "yes yes yes yes", manager: "yes yes yes yes", reader: "yes yes yes yes" },
  "chain.see": { owner: "yes yes yes yes", manager: "no no no no", reader: "no no no no" },
  "staff.manage": { owner: "yes yes yes yes", manager: "no no no no", reader: "no no no no" },
};

it.each(actions)("%s is for whom the table says, and for the stores it says", (action) => {
  for (const who of Object.keys(people) as (keyof typeof people)[]) {
    const answers = ([own, foreign, "chain", "any"] as const).map((about) => may(people[who], action, about));
    expect(answers.map((allowed) => (allowed ? "yes" : "no")).join(" "), who).toBe(table[action][who]);
  }
});

it("gives a manager without a store nothing but the own devices", () => {
  const nobody = { role: "manager", storeIds: [] } as const;
  expect(actions.filter((action) => may(nobody, action, own))).toEqual(["devices.own"]);
});
