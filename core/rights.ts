import type { Post, Role, Staff, YardRole } from "./staff.ts";
import { type Level, type Rights, reaches, type Task, taskIds } from "./tasks.ts";

const helper: Rights = { receive: "does", move: "does", photos: "does" };
const counter: Rights = {
  ...helper,
  ...{ prices: "sees", hours: "sees", events: "sees", leads: "does", files: "sees", figures: "sees" },
};
const manager: Rights = {
  ...counter,
  ...{ prices: "does", hours: "does", events: "does", applications: "does", files: "does" },
  ...{ promises: "sees", staff: "does" },
};

/** What a role does where nothing else was said; a task that is added later is nobody's but the owner's until it stands here. */
export const presets: Readonly<Record<YardRole, Rights>> = { helper, counter, manager };

/** How far somebody may go with a task as what they are in a yard. */
export const levelAs = ({ role, rights }: Pick<Post, "role" | "rights">, task: Task): Level =>
  rights[task] ?? presets[role][task] ?? "no";

export function levelIn({ owner, posts }: Pick<Staff, "owner" | "posts">, task: Task, storeId: number): Level {
  if (owner) return "does";
  const post = posts.find((one) => one.storeId === storeId);
  return post ? levelAs(post, task) : "no";
}

/** Whether somebody may make another this in that yard: an owner may, and a manager where nobody gets what the manager lacks. */
export function mayGive(
  giver: Pick<Staff, "owner" | "posts">,
  { storeId, role, rights }: { storeId: number; role: Role; rights: Rights },
): boolean {
  if (giver.owner) return true;
  if (role === "owner" || role === "manager" || levelIn(giver, "staff", storeId) !== "does") return false;
  return taskIds.every((task) => reaches(levelIn(giver, task, storeId), levelAs({ role, rights }, task)));
}

/** Somebody's posts in the yards whose people another looks after. */
export const postsUnder = ({ posts }: Pick<Staff, "posts">, chief: Pick<Staff, "owner" | "posts">): Post[] =>
  posts.filter(({ storeId }) => levelIn(chief, "staff", storeId) === "does");

/**
 * How much of a person somebody who manages staff may change. self: nothing, nobody changes the own · theirs: nothing, it is the
 * owner's to change · stranger: works in none of these yards · here: works elsewhere too · whole: all of it.
 */
export type Reach = "self" | "theirs" | "stranger" | "here" | "whole";

export function reachOver(person: Pick<Staff, "id" | "owner" | "posts">, chief: Staff): Reach {
  if (person.id === chief.id) return "self";
  if (chief.owner) return "whole";
  if (person.owner) return "theirs";
  const here = postsUnder(person, chief);
  if (here.length === 0) return "stranger";
  if (!here.every((post) => mayGive(chief, post))) return "theirs";
  return here.length === person.posts.length ? "whole" : "here";
}
