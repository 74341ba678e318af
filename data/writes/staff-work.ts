import { isDeepStrictEqual } from "node:util";
import { levelAs, mayGive, presets, reachOver } from "#core/rights.ts";
import type { Post, Role, Staff } from "#core/staff.ts";
import { type Rights, reaches, type Task, taskIds } from "#core/tasks.ts";
import type { Executor } from "../schema.ts";

/** What somebody is given to do. `rights`: where they are others than the role's; not given, they stay where the role stays. */
export type Work = { role: Role; storeIds: readonly number[]; rights?: Rights };
type Standing = Pick<Staff, "owner" | "posts">;

/** Without what the role says anyway. */
const unlikeRole = (role: Post["role"], rights: Rights): Rights =>
  Object.fromEntries(Object.entries(rights).filter(([task, level]) => level !== (presets[role][task as Task] ?? "no")));

/** What a person is once this is given: in the yards that it `replaces` nothing else is left; all of them where none are named. */
export function standingAfter(
  before: Standing | undefined,
  { role, storeIds, rights }: Work,
  replaces: readonly number[] | undefined,
): Standing {
  if (role === "owner") return { owner: true, posts: [] };
  const old = before?.posts ?? [];
  const stays = old.filter(
    ({ storeId }) => replaces !== undefined && !replaces.includes(storeId) && !storeIds.includes(storeId),
  );
  const given = storeIds.map((storeId) => {
    const same = old.find((post) => post.storeId === storeId && post.role === role);
    return { storeId, role, rights: unlikeRole(role, rights ?? same?.rights ?? {}) };
  });
  return { owner: false, posts: [...stays, ...given].sort((a, b) => a.storeId - b.storeId) };
}

const postIn = ({ posts }: Standing, storeId: number) => posts.find((post) => post.storeId === storeId);

/** The yards in which it is not the same as before. */
export function yardsChanged(before: Standing, after: Standing): number[] {
  const yards = [...new Set([...before.posts, ...after.posts].map(({ storeId }) => storeId))].sort((a, b) => a - b);
  return yards.filter((yard) => !isDeepStrictEqual(postIn(before, yard), postIn(after, yard)));
}

/** Whether somebody may make this of a person: what is taken and what is given is theirs to give. */
export function mayMake(chief: Staff, before: Staff | undefined, after: Standing, alsoName: boolean): boolean {
  if (before?.id === chief.id) return false;
  if (chief.owner) return true;
  if (after.owner || before?.owner) return false;
  if (before && alsoName && reachOver(before, chief) !== "whole") return false;
  const was = before ?? { owner: false, posts: [] };
  const touched = yardsChanged(was, after).flatMap((yard) => [postIn(was, yard), postIn(after, yard)]);
  return touched.every((post) => !post || mayGive(chief, post));
}

const gainsIn = (was: Post | undefined, is: Post): boolean =>
  !was || taskIds.some((task) => !reaches(levelAs(was, task), levelAs(is, task)));

/**
 * Whether what let somebody in until now is no proof for what they get: a manager may have made it, and kept it. Only an owner
 * lets in owners and managers.
 */
export function needsNewEntrance(before: Standing, after: Standing): boolean {
  if (before.owner || before.posts.some(({ role }) => role === "manager")) return false;
  return after.owner || after.posts.some((post) => gainsIn(postIn(before, post.storeId), post));
}

/** Ends all that lets somebody in. */
export async function endEntrances(trx: Executor, id: string): Promise<void> {
  for (const table of ["staff_links", "staff_keys", "staff_sessions"] as const)
    await trx.deleteFrom(table).where("staff_id", "=", id).execute();
}

export async function writePosts(trx: Executor, id: string, posts: readonly Post[]): Promise<void> {
  await trx.deleteFrom("staff_stores").where("staff_id", "=", id).execute();
  if (posts.length === 0) return;
  const rows = posts.map(({ storeId, role }) => ({ staff_id: id, store_id: storeId, role }));
  await trx.insertInto("staff_stores").values(rows).execute();
  const own = posts.flatMap(({ storeId, rights }) =>
    Object.entries(rights).map(([task, level]) => ({ staff_id: id, store_id: storeId, task, level })),
  );
  if (own.length > 0) await trx.insertInto("staff_rights").values(own).execute();
}
