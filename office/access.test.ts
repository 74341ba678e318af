import { expect, it } from "vitest";
import { levelAs, mayGive, presets } from "#core/rights.ts";
import { type Role, roles } from "#core/staff.ts";
import { type Rights, taskIds, tasks } from "#core/tasks.ts";
import { type Action, actions, may, ownStores } from "./access.ts";

const own = 7;
const foreign = 8;
const post = (role: Role, rights: Rights = {}) => ({
  owner: role === "owner",
  posts: role === "owner" ? [] : [{ storeId: own, role, rights }],
});

/** Who may do it in the own yard. An owner may do all of it everywhere, all others in no other yard and not for the chain. */
const table: Record<Action, string> = {
  "today.see": "helper counter manager owner",
  "cars.see": "helper counter manager owner",
  receive: "helper counter manager owner",
  move: "helper counter manager owner",
  photos: "helper counter manager owner",
  "prices.see": "counter manager owner",
  prices: "manager owner",
  "hours.see": "counter manager owner",
  hours: "manager owner",
  "events.see": "counter manager owner",
  events: "manager owner",
  "files.see": "counter manager owner",
  files: "manager owner",
  "files.open": "counter manager owner",
  "waiting.see": "manager owner",
  differences: "manager owner",
  leads: "counter manager owner",
  applications: "manager owner",
  "leads.see": "counter manager owner",
  "figures.see": "counter manager owner",
  "promises.see": "manager owner",
  promises: "owner",
  front: "owner",
  chain: "owner",
  staff: "manager owner",
  devices: "helper counter manager owner",
};

it.each(actions)("%s is for whom the table says, and for the stores it says", (action) => {
  const allowed = table[action].split(" ");
  for (const role of roles) {
    const answers = ([own, foreign, "chain", "any"] as const).map((about) => may(post(role), action, about));
    const here = allowed.includes(role);
    const everywhere = role === "owner" || action === "devices";
    expect([role, ...answers]).toEqual([role, here, everywhere, everywhere, here]);
  }
});

it("gives somebody without a yard nothing but the own devices", () => {
  const nobody = { owner: false, posts: [] };
  expect(actions.filter((action) => may(nobody, action, own) || may(nobody, action, "any"))).toEqual(["devices"]);
});

it("follows what was said of a task over what the role says, in that yard alone", () => {
  const posts = [
    { storeId: own, role: "helper", rights: { photos: "no", leads: "does", prices: "sees" } },
    { storeId: foreign, role: "counter", rights: {} },
  ] as const;
  const who = { id: "a", email: "a@b.c", name: "", edition: "es", owner: false, posts } as const;
  expect(ownStores(who, "photos")).toEqual([foreign]);
  expect(ownStores(who, "leads")).toEqual([own, foreign]);
  expect(ownStores(who, "prices.see")).toEqual([own, foreign]);
  expect(ownStores(who, "hours.see")).toEqual([foreign]);
  expect(ownStores(who, "prices")).toEqual([]);
});

it("knows no level of a task that cannot be given", () => {
  for (const rights of Object.values(presets))
    for (const task of taskIds) expect(tasks[task]).toContain(levelAs({ role: "helper", rights }, task));
});

it("lets nobody give what they lack, nor a manager make managers, nor anybody give in another's yard", () => {
  const give = (giver: ReturnType<typeof post>, role: Role, rights: Rights = {}, storeId = own) =>
    mayGive(giver, { storeId, role, rights });
  const manager = post("manager");
  expect([give(manager, "helper"), give(manager, "counter"), give(manager, "manager"), give(manager, "owner")]).toEqual(
    [true, true, false, false],
  );
  expect(give(manager, "helper", {}, foreign)).toBe(false);
  expect(give(manager, "helper", { prices: "does", applications: "does" })).toBe(true);
  const narrowed = post("manager", { prices: "no", photos: "no" });
  expect(give(narrowed, "helper")).toBe(false);
  expect(give(narrowed, "helper", { photos: "no" })).toBe(true);
  expect(give(narrowed, "counter", { photos: "no" })).toBe(false);
  expect(give(narrowed, "counter", { photos: "no", prices: "no" })).toBe(true);
  expect(give(post("manager", { staff: "no" }), "helper", { photos: "no" })).toBe(false);
  for (const role of ["helper", "counter"] as const) expect(give(post(role), "helper")).toBe(false);
  for (const role of roles) expect(give(post("owner"), role)).toBe(true);
});
