import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { NotedAct, Refusal } from "./noted-act.ts";
import {
  adoptActs,
  dropAct,
  dropOthers,
  listActs,
  listOthers,
  listWaiting,
  noteAct,
  type Sent,
  sendActs,
  takeBack,
} from "./queue.ts";

function device(room = 1_000_000) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...kept].reduce((sum, [name, has]) => sum + (name === key ? 0 : name.length + has.length), 0);
      if (others + key.length + text.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
type Device = ReturnType<typeof device>;

const ana = { who: "person-1", name: "Ana" };
const ben = { who: "person-2", name: "Ben" };
const put = (storage: Device, text: string, who = ana, now?: Date) =>
  noteAct(storage, who, { kind: "move", about: { text, row: "52" }, label: text }, randomUUID(), now);
const labels = (storage: Device, who = ana) => listActs(storage, who.who).map(({ label }) => label);
const takes = async (acts: NotedAct[]): Promise<Sent> => acts.map(({ key, about }) => ({ key, said: `${about.text}` }));

it("keeps what could not be sent, in order, and sends it once, some at a time", async () => {
  const storage = device();
  for (const text of ["A", "B", "C", "D", "E"]) put(storage, text);
  const sent: string[][] = [];
  const send = async (acts: NotedAct[]): Promise<Sent> => {
    sent.push(acts.map(({ about }) => `${about.text}`));
    return sent.length === 2 ? "unsent" : takes(acts);
  };
  expect((await sendActs(storage, ana.who, { send, atOnce: 2 })).stopped).toBe("unsent");
  expect(labels(storage)).toEqual(["C", "D", "E"]);
  expect((await sendActs(storage, ana.who, { send, atOnce: 2 })).stopped).toBeUndefined();
  expect(labels(storage)).toEqual([]);
  expect(sent).toEqual([["A", "B"], ["C", "D"], ["C", "D"], ["E"]]);
});

it("keeps the order in which it was noted, whatever the clock of the device does", async () => {
  const storage = device();
  put(storage, "A", ana, new Date("2026-11-19T12:00:00Z"));
  put(storage, "B", ana, new Date("2026-11-19T10:59:00Z"));
  put(storage, "C", ana, new Date("2026-11-19T13:00:00Z"));
  expect(labels(storage)).toEqual(["A", "B", "C"]);
});

it("sends the same key again where the answer was lost", async () => {
  const storage = device();
  put(storage, "A");
  const keys: string[] = [];
  const send = async (acts: NotedAct[]): Promise<Sent> => {
    keys.push(...acts.map(({ key }) => key));
    return keys.length === 1 ? "unsent" : takes(acts);
  };
  await sendActs(storage, ana.who, { send, atOnce: 25 });
  await sendActs(storage, ana.who, { send, atOnce: 25 });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

it("keeps what was refused in sight with its reason, and lets the rest go on", async () => {
  const storage = device();
  for (const text of ["A", "B", "C"]) put(storage, text);
  const refused: Refusal = { why: "Otra persona la cambió.", remedy: "again" };
  const send = async (acts: NotedAct[]): Promise<Sent> =>
    acts.map(({ key, about }) => (about.text === "B" ? { key, refused } : { key, said: "ok" }));
  const { answers } = await sendActs(storage, ana.who, { send, atOnce: 25 });
  expect(answers).toHaveLength(3);
  expect(listActs(storage, ana.who)).toMatchObject([{ label: "B", refused }]);
  expect(listWaiting(storage, ana.who)).toEqual([]);
  const [act] = listActs(storage, ana.who);
  dropAct(storage, act?.key ?? "");
  expect(labels(storage)).toEqual([]);
});

it("loses nothing where two pages of a device send at once, and one notes meanwhile", async () => {
  const storage = device();
  put(storage, "A");
  const gates: (() => void)[] = [];
  const done: string[] = [];
  const send = async (acts: NotedAct[]): Promise<Sent> => {
    await new Promise<void>((open) => gates.push(open));
    done.push(...acts.map(({ about }) => `${about.text}`));
    return takes(acts);
  };
  const both = [1, 2].map(() => sendActs(storage, ana.who, { send, atOnce: 25 }));
  put(storage, "B");
  const opened = async () => {
    gates.shift()?.();
    await new Promise(setImmediate);
  };
  for (let turn = 0; turn < 6; turn++) await opened();
  await Promise.all(both);
  expect(new Set(done)).toEqual(new Set(["A", "B"]));
  expect(labels(storage)).toEqual([]);
});

const undo = (storage: Device, { key, label }: { key: string; label: string }) =>
  takeBack(storage, ana, { key, label: `Deshacer: ${label}`, about: {} }, randomUUID());
const waitingOf = (storage: Device) =>
  listActs(storage, ana.who).map(({ kind, about }) => [kind, about.of ?? about.text]);

it("takes back what never went out without a word to the office", async () => {
  const storage = device();
  for (const text of ["A", "B"]) put(storage, text);
  const [first] = listActs(storage, ana.who);
  expect(first && undo(storage, first)).toBe("dropped");
  expect(waitingOf(storage)).toEqual([["move", "B"]]);
});

it("undoes what is on the way, or may have arrived, after it", async () => {
  const storage = device();
  put(storage, "A");
  const [act] = listActs(storage, ana.who);
  if (!act) throw new Error("nothing was kept");
  const sent: NotedAct[][] = [];
  const answer = Promise.withResolvers<void>();
  const send = async (acts: NotedAct[]): Promise<Sent> => {
    sent.push(acts);
    if (sent.length === 1) await answer.promise;
    return takes(acts);
  };
  const sending = sendActs(storage, ana.who, { send, atOnce: 25 });
  expect(undo(storage, act)).toBe("noted");
  expect(waitingOf(storage)).toEqual([["back", act.key]]);
  answer.resolve();
  await sending;
  expect(sent.map((acts) => acts.map(({ kind, about }) => [kind, about.of ?? about.text]))).toEqual([
    [["move", "A"]],
    [["back", act.key]],
  ]);
  expect(labels(storage)).toEqual([]);

  put(storage, "B");
  const [lost] = listActs(storage, ana.who);
  await sendActs(storage, ana.who, { send: async () => "unsent", atOnce: 25 });
  expect(lost && undo(storage, lost)).toBe("noted");
  expect(waitingOf(storage)).toEqual([["back", lost?.key]]);
});

it("leaves an act as it is where there is no room to undo it", async () => {
  const storage = device(300);
  put(storage, "A");
  const [act] = listActs(storage, ana.who);
  await sendActs(storage, ana.who, { send: async () => "unsent", atOnce: 25 });
  expect(act && undo(storage, act)).toBe("full");
  expect(waitingOf(storage)).toEqual([["move", "A"]]);
});

it("says at once that there is no room, and keeps all that it said it keeps", () => {
  const storage = device(700);
  const kept = ["A", "B", "C", "D", "E", "F"].filter((text) => put(storage, text));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.length).toBeLessThan(6);
  expect(labels(storage)).toEqual(kept);
});

it("sends nobody's notes in another's name, and says whose they are", async () => {
  const storage = device();
  for (const text of ["A", "B"]) put(storage, text, ben);
  put(storage, "C");
  storage.setItem("something else", "[]");
  const { answers } = await sendActs(storage, ana.who, { send: takes, atOnce: 25 });
  expect(answers).toMatchObject([{ said: "C" }]);
  expect(listOthers(storage, ana.who)).toEqual([{ who: ben.who, name: "Ben", count: 2 }]);
  expect(listOthers(storage, ben.who)).toEqual([]);
});

it("lets somebody send what another left, who is still named, or delete it", async () => {
  const storage = device();
  for (const text of ["A", "B"]) put(storage, text, ben);
  const keys = listActs(storage, ben.who).map(({ key }) => key);
  adoptActs(storage, ben.who, ana);
  expect(listOthers(storage, ana.who)).toEqual([]);
  const sent: NotedAct[] = [];
  const send = async (acts: NotedAct[]): Promise<Sent> => {
    sent.push(...acts);
    return takes(acts);
  };
  await sendActs(storage, ana.who, { send, atOnce: 25 });
  expect(sent.map(({ key, by }) => [key, by])).toEqual(keys.map((key) => [key, "Ben"]));
  put(storage, "C", ben);
  dropOthers(storage, ben.who);
  expect(listOthers(storage, ana.who)).toEqual([]);
});

it("passes over what is no act of ours", () => {
  const storage = device();
  storage.setItem("office-act person-1 000000001 x", "{broken");
  storage.setItem("office-act person-1 000000002 y", "null");
  storage.setItem("office-act ", "[]");
  expect(listActs(storage, ana.who)).toEqual([]);
  put(storage, "A");
  expect(labels(storage)).toEqual(["A"]);
});
