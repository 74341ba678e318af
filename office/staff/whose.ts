import { isUnder, mayGive } from "#core/rights.ts";
import type { Staff } from "#core/staff.ts";
import { ownStores } from "../access.ts";
import type { Person } from "./person-line.tsx";

/** How much of a person somebody who manages staff may change. */
export function whose(person: Staff, me: Staff): Person["mine"] {
  if (person.id === me.id) return "self";
  if (isUnder(person, me)) return "whole";
  if (person.owner) return "theirs";
  const mine = new Set(ownStores(me, "staff"));
  const here = person.posts.filter(({ storeId }) => mine.has(storeId));
  return here.every((post) => mayGive(me, post)) ? "here" : "theirs";
}
