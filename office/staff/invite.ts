import { isMailAddress } from "#core/mail-address.ts";
import { mayGive } from "#core/rights.ts";
import { nameOfStaff, type Role, roles } from "#core/staff.ts";
import { type Level, levels, type Rights, type Task, taskIds, tasks } from "#core/tasks.ts";
import { findStaff } from "#data/queries/staff.ts";
import { type Invitation, putStaff, type Within } from "#data/writes/staff.ts";
import { ownStores } from "../access.ts";
import { type Done, type StaffRequest, storesFor } from "../page.tsx";
import { copy } from "./copy.ts";
import { giveLink } from "./give-link.ts";
import { whose } from "./whose.ts";

/** The stores that somebody may decide about; undefined: all. */
export const within = ({ staff }: StaffRequest): Within => (staff.owner ? undefined : ownStores(staff, "staff"));

/** What differs from the role; who invites comes with the manager's role alone. */
function readRights(role: Role, fields: URLSearchParams): Rights {
  const said: Partial<Record<Task, Level>> = {};
  for (const task of taskIds) {
    if (task === "staff" && role !== "manager") continue;
    const level = levels.find((one) => one === fields.get(`right.${task}`));
    if (level && (tasks[task] as readonly Level[]).includes(level)) said[task] = level;
  }
  return said;
}

/** What the form says, or what is wrong with it, in words. */
function readInvitation(request: StaffRequest, fields: URLSearchParams): Invitation | { again: string } {
  const { staff: me, edition } = request;
  const words = copy[edition];
  const email = (fields.get("email") ?? "").trim();
  if (!isMailAddress(email)) return { again: words.badEmail };
  const role = roles.find((one) => one === fields.get("role"));
  if (!role) return { again: words.badRole };
  if (email.toLowerCase() === me.email) return { again: words.ownRole };
  const known = new Set(storesFor(request, "staff").map(({ id }) => id));
  const asked = [...new Set(fields.getAll("store").map(Number))];
  const storeIds = role === "owner" ? [] : asked.filter((id) => known.has(id));
  if (role !== "owner" && storeIds.length === 0) return { again: words.needsStores };
  const rights = role === "owner" ? {} : readRights(role, fields);
  if (!me.owner && (role === "owner" || !storeIds.every((storeId) => mayGive(me, { storeId, role, rights }))))
    return { again: words.tooMuch };
  const name = (fields.get("name") ?? "").trim().slice(0, 80);
  const language = (["es", "en"] as const).find((one) => one === fields.get("language"));
  return { email, role, storeIds, rights, ...(name && { name }), ...(language && { edition: language }) };
}

/** Takes somebody in, or changes what they do. Whoever works elsewhere too has a way in already, and keeps name and language. */
export async function invite(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, staff: me, edition } = request;
  const words = copy[edition];
  const given = readInvitation(request, fields);
  if ("again" in given) return given;
  const before = await findStaff(services.db.main, { email: given.email });
  const mine = before ? whose(before, me) : "whole";
  if (mine === "theirs") return { again: words.notYours };
  const { name: _name, edition: _edition, ...work } = given;
  const by = nameOfStaff(me);
  const person = await putStaff(services.db, mine === "here" ? work : given, by, { within: within(request) });
  if (mine === "here") return { told: words.joined(person.email) };
  return fields.has("change") ? { told: words.kept(person.email) } : giveLink(request, person);
}
