import { expect, it } from "vitest";
import { levelAs, levelIn, mayGive } from "./rights.ts";
import type { Rights } from "./tasks.ts";

const [own, foreign] = [1, 2];
const manager = (rights: Rights = {}) => ({
  owner: false,
  posts: [{ storeId: own, role: "manager" as const, rights }],
});
const owner = { owner: true, posts: [] };

it("goes by what was said of a task, and else by what somebody is", () => {
  expect(levelAs({ role: "helper", rights: {} }, "move")).toBe("does");
  expect(levelAs({ role: "helper", rights: { move: "no" } }, "move")).toBe("no");
  expect(levelAs({ role: "helper", rights: {} }, "staff")).toBe("no");
  expect([levelIn(owner, "staff", foreign), levelIn(manager(), "staff", own)]).toEqual(["does", "does"]);
  expect(levelIn(manager(), "move", foreign)).toBe("no");
});

it("is given by an owner, or by a manager who lacks nothing of it, in the own yard", () => {
  const helper = { storeId: own, role: "helper" as const, rights: {} };
  expect(mayGive(owner, { ...helper, role: "owner" })).toBe(true);
  expect([mayGive(manager(), helper), mayGive(manager({ photos: "no" }), helper)]).toEqual([true, false]);
  expect(mayGive(manager({ photos: "no" }), { ...helper, rights: { photos: "no" } })).toBe(true);
  expect(mayGive(manager(), { ...helper, storeId: foreign })).toBe(false);
  expect(mayGive(manager(), { ...helper, role: "manager" })).toBe(false);
  expect(mayGive(manager({ staff: "no" }), helper)).toBe(false);
});
