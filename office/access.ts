import { levelIn } from "#core/rights.ts";
import type { Staff } from "#core/staff.ts";
import { type Level, reaches, type Task } from "#core/tasks.ts";

type Right = { task: Task; level: Level };
const does = (task: Task): Right => ({ task, level: "does" });
const sees = (task: Task): Right => ({ task, level: "sees" });

/**
 * Everything that somebody may or may not do in the office, and what it asks of them: one of these rights in the yard that it is
 * about · yard: to work there · owner: to own the chain · all: to be of the staff. The rows of office/pages.ts name them.
 */
const needs = {
  "today.see": "yard",
  "cars.see": "yard",
  receive: [does("receive")],
  move: [does("move")],
  photos: [does("photos")],
  "prices.see": [sees("prices")],
  prices: [does("prices")],
  "hours.see": [sees("hours")],
  hours: [does("hours")],
  "events.see": [sees("events")],
  events: [does("events")],
  "files.see": [sees("files")],
  files: [does("files")],
  /** The page of files: who sees their history, or does what ends up in it. */
  "files.open": [sees("files"), does("prices"), does("hours"), does("events")],
  /** What waits to be applied: a file, or one thing that was edited. */
  "waiting.see": [does("files"), does("prices"), does("hours"), does("events")],
  /** Where the yard's system and its people say different things, of cars or of prices. */
  differences: [does("files"), does("prices")],
  leads: [does("leads")],
  applications: [does("applications")],
  /** Either of both. */
  "leads.see": [does("leads"), does("applications")],
  "figures.see": [sees("figures")],
  "promises.see": [sees("promises")],
  promises: "owner",
  front: "owner",
  chain: "owner",
  staff: [does("staff")],
  devices: "all",
} as const satisfies Record<string, "all" | "yard" | "owner" | readonly Right[]>;
export type Action = keyof typeof needs;
export const actions = Object.keys(needs) as Action[];

/** Nobody else can be given it. */
export const isOwnersAlone = (action: Action, about: About): boolean =>
  needs[action] === "owner" || (about === "chain" && needs[action] !== "all");

/** What an action is about: a store, the chain, or whatever somebody has. */
export type About = number | "chain" | "any";

function mayIn(staff: Pick<Staff, "owner" | "posts">, action: Action, storeId: number): boolean {
  const asked: "all" | "yard" | "owner" | readonly Right[] = needs[action];
  if (asked === "all" || staff.owner) return true;
  if (asked === "owner") return false;
  if (asked === "yard") return staff.posts.some((post) => post.storeId === storeId);
  return asked.some(({ task, level }) => reaches(levelIn(staff, task, storeId), level));
}

/** The one place that decides who may do what, and for which store. */
export function may(staff: Pick<Staff, "owner" | "posts">, action: Action, about: About): boolean {
  if (staff.owner || needs[action] === "all") return true;
  if (about === "chain") return false;
  if (about === "any") return staff.posts.some(({ storeId }) => mayIn(staff, action, storeId));
  return mayIn(staff, action, about);
}

/** The yards that somebody has, active or not, for which they may do this; an owner has all and none by name. */
export const ownStores = ({ owner, posts }: Staff, action: Action): number[] =>
  posts.map(({ storeId }) => storeId).filter((id) => may({ owner, posts }, action, id));
