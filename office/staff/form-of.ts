import { isDeepStrictEqual } from "node:util";
import { levelIn, postsUnder, reachOver } from "#core/rights.ts";
import { nameOfStaff, type Post, type Role, roles, type Staff } from "#core/staff.ts";
import { reaches, taskIds } from "#core/tasks.ts";
import { findStaff } from "#data/queries/staff.ts";
import { type StaffRequest, storesFor } from "../page.tsx";
import { levelsApart, readRights } from "./invite.ts";
import type { InviteProps } from "./invite-form.tsx";

/** Those in which somebody is the same, with the same rights: what is changed at once. */
export function likePosts(posts: readonly Post[]): Post[][] {
  const groups: Post[][] = [];
  for (const post of posts) {
    const { storeId: _, ...what } = post;
    const group = groups.find(([one]) => one && isDeepStrictEqual({ role: one.role, rights: one.rights }, what));
    if (group) group.push(post);
    else groups.push([post]);
  }
  return groups;
}

/** The roles that somebody may give in one of these yards: all of an owner's, else those that hold nothing beyond the own. */
const rolesOf = (me: Staff): Role[] =>
  me.owner ? [...roles] : roles.filter((role) => role === "helper" || role === "counter");

/** How far somebody could give each task in some yard of theirs. */
function tasksOf(me: Staff, storeIds: readonly number[], set: Post["rights"]): InviteProps["tasks"] {
  return taskIds
    .filter((task) => me.owner || task !== "staff")
    .map((task) => ({
      task,
      levels: levelsApart(task).filter(
        (level) => me.owner || storeIds.some((id) => reaches(levelIn(me, task, id), level)),
      ),
      set: set[task],
    }));
}

/** For somebody new, or for what somebody is in some yards alike: what they are in others is not asked here. */
export async function formOf(request: StaffRequest): Promise<InviteProps> {
  const { services, staff: me, query } = request;
  const sent = request.sent?.get("do") === "invite" ? request.sent : undefined;
  const stores = storesFor(request, "staff");
  const id = query.get("change") ?? sent?.get("change") ?? "";
  const asked = id === "" ? undefined : await findStaff(services.db.main, { id });
  const person = asked && ["here", "whole"].includes(reachOver(asked, me)) ? asked : undefined;
  const shown = new Set(stores.map((store) => store.id));
  const groups = person ? likePosts(postsUnder(person, me).filter(({ storeId }) => shown.has(storeId))) : [];
  const at = Number(query.get("at") ?? sent?.get("at"));
  const group = groups.find((one) => one.some(({ storeId }) => storeId === at)) ?? groups[0] ?? [];
  const others = new Set(groups.flatMap((one) => (one === group ? [] : one.map(({ storeId }) => storeId))));
  const [post] = group;
  const had = group.map(({ storeId }) => String(storeId));
  const role = roles.find((one) => one === sent?.get("role")) ?? (person?.owner ? "owner" : (post?.role ?? "helper"));
  const here = request.yard === undefined ? [] : [String(request.yard)];
  return {
    who: person && { id: person.id, name: nameOfStaff(person), at: had[0] ?? "", had },
    email: sent?.get("email") ?? person?.email ?? "",
    name: sent?.get("name") ?? person?.name ?? "",
    language: sent?.get("language") ?? "",
    role,
    roles: rolesOf(me),
    stores: stores
      .filter((store) => !others.has(store.id))
      .map((store) => ({ value: String(store.id), text: store.name })),
    chosen: sent?.getAll("store") ?? (person ? had : here),
    tasks: tasksOf(me, [...shown], sent ? readRights("manager", sent) : (post?.rights ?? {})),
  };
}
