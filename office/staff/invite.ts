import { isMailAddress, staffAddress } from "#core/mail-address.ts";
import { mayGive, reachOver } from "#core/rights.ts";
import { nameOfStaff, type Role, roles, type Staff } from "#core/staff.ts";
import { type Level, levels, type Rights, type Task, taskIds, tasks } from "#core/tasks.ts";
import { findStaff } from "#data/queries/staff.ts";
import { giveWork, type Invitation } from "#data/writes/staff.ts";
import { type Done, GoTo, type StaffRequest, storesFor } from "../page.tsx";
import { copy } from "./copy.ts";
import { giveLink, mailLink } from "./give-link.ts";

/** How far a task can be set apart from the role: who invites comes with the manager's role alone. */
export const levelsApart = (task: Task): readonly Level[] => (task === "staff" ? ["no"] : tasks[task]);

/** What differs from the role. */
export function readRights(role: Role, fields: URLSearchParams): Rights {
  const said: Partial<Record<Task, Level>> = {};
  for (const task of taskIds) {
    if (task === "staff" && role !== "manager") continue;
    const level = levels.find((one) => one === fields.get(`right.${task}`));
    if (level && levelsApart(task).includes(level)) said[task] = level;
  }
  return said;
}

/** What the form says, or what is wrong with it, in words. */
function readWork(request: StaffRequest, fields: URLSearchParams): Omit<Invitation, "email"> | { again: string } {
  const { staff: me, edition } = request;
  const words = copy[edition];
  const role = roles.find((one) => one === fields.get("role"));
  if (!role) return { again: words.badRole };
  const known = new Set(storesFor(request, "staff").map(({ id }) => id));
  const asked = [...new Set(fields.getAll("store").map(Number))];
  const storeIds = role === "owner" ? [] : asked.filter((id) => known.has(id));
  if (role !== "owner" && storeIds.length === 0) return { again: words.needsStores };
  const rights = role === "owner" ? {} : readRights(role, fields);
  if (!me.owner && (role === "owner" || !storeIds.every((storeId) => mayGive(me, { storeId, role, rights }))))
    return { again: words.tooMuch };
  const language = (["es", "en"] as const).find((one) => one === fields.get("language"));
  const name = (fields.get("name") ?? "").trim().slice(0, 80);
  return { role, storeIds, rights, name, ...(language && { edition: language }) };
}

/** Of whom works elsewhere too only the work here is one's own to change, not the name and the language. */
const workAlone = ({ role, storeIds, rights = {} }: Omit<Invitation, "email">) => ({ role, storeIds, rights });

async function change(request: StaffRequest, person: Staff, fields: URLSearchParams): Promise<Done> {
  const { services, staff: me, edition } = request;
  const words = copy[edition];
  const reach = reachOver(person, me);
  if (reach === "self") return { again: words.ownRole };
  if (reach === "theirs" || reach === "stranger") return { again: words.notYours };
  const work = readWork(request, fields);
  if ("again" in work) return work;
  const given = { email: person.email, ...(reach === "here" ? workAlone(work) : work) };
  const replaces = fields.getAll("had").map(Number);
  const done = await giveWork(services.db, given, { who: nameOfStaff(me), staffId: me.id }, { replaces });
  const kept = words.kept(nameOfStaff(done.person));
  return done.anew ? tellAnew(request, done.person, kept) : { told: kept };
}

/** They come in by a new link: from here where all that they are is one's own to give, else by their mail alone. */
async function tellAnew(request: StaffRequest, person: Staff, told: string): Promise<Done> {
  const said = `${told} ${copy[request.edition].anew}`;
  const reach = reachOver(person, request.staff);
  return { told: `${said} ${await (reach === "whole" ? giveLink : mailLink)(request, person)}` };
}

/** Takes somebody in, or who works elsewhere in the chain also here. */
async function takeIn(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, staff: me, edition } = request;
  const words = copy[edition];
  const email = (fields.get("email") ?? "").trim();
  if (!isMailAddress(email)) return { again: words.badEmail };
  if (staffAddress(email) === me.email) return { again: words.ownRole };
  const work = readWork(request, fields);
  if ("again" in work) return work;
  const before = await findStaff(services.db.main, { email });
  const reach = before && reachOver(before, me);
  if (reach === "theirs") return { again: words.notYours };
  if (before && reach !== "stranger") return { again: words.already(nameOfStaff(before)) };
  const given = { email, ...(before ? workAlone(work) : work) };
  const done = await giveWork(services.db, given, { who: nameOfStaff(me), staffId: me.id }, { replaces: [] });
  if (done.isNew) return { told: await giveLink(request, done.person) };
  if (done.anew) return tellAnew(request, done.person, words.joined(email));
  return { told: `${words.joined(email)} ${words.asBefore}` };
}

export async function invite(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const id = fields.get("change");
  if (id === null) return takeIn(request, fields);
  const person = await findStaff(request.services.db.main, { id });
  return person ? change(request, person, fields) : new GoTo(request.href("staff"));
}
