import { expect, it } from "vitest";
import {
  codeText,
  countOthers,
  type NotedMove,
  readLastRow,
  readQueue,
  rowsNear,
  type SendResult,
  sendQueue,
  writeLastRow,
  writeQueue,
} from "./car-queue.ts";

function device() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const me = "person-1";
const move = (text: string): NotedMove => ({ text, row: "52", noted: "2026-11-16T12:00:00.000Z" });
const done: SendResult = { sent: "ok", bad: false };

it("keeps what could not be sent, in order, and sends it once", async () => {
  const storage = device();
  writeQueue(storage, me, [move("A"), move("B"), move("C")]);
  const sent: string[] = [];
  const send = async ({ text }: NotedMove): Promise<SendResult> => {
    if (text === "B" && sent.length < 2) {
      sent.push("no signal");
      return "unsent";
    }
    sent.push(text);
    return done;
  };
  expect(await sendQueue(storage, me, send)).toEqual([done, "unsent"]);
  expect(readQueue(storage, me).map(({ text }) => text)).toEqual(["B", "C"]);
  expect(await sendQueue(storage, me, send)).toEqual([done, done]);
  expect(readQueue(storage, me)).toEqual([]);
  expect(sent).toEqual(["A", "no signal", "B", "C"]);
});

it("loses nothing where two pages of a device send at once, and the signal drops in between", async () => {
  const storage = device();
  writeQueue(storage, me, [move("A"), move("B")]);
  const gates: (() => void)[] = [];
  const send = async ({ text }: NotedMove): Promise<SendResult> => {
    await new Promise<void>((open) => gates.push(open));
    return text === "A" ? done : "unsent";
  };
  const both = [sendQueue(storage, me, send), sendQueue(storage, me, send)];
  // The first page has sent A and is at B when the second hears that A was taken.
  gates.shift()?.();
  await new Promise(setImmediate);
  gates.shift()?.();
  await new Promise(setImmediate);
  for (const open of gates) open();
  await Promise.all(both);
  expect(readQueue(storage, me).map(({ text }) => text)).toEqual(["B"]);
});

it("sends nobody's notes in another's name, and says that they are there", async () => {
  const storage = device();
  writeQueue(storage, "person-2", [move("A"), move("B")]);
  writeQueue(storage, me, [move("C")]);
  storage.setItem("something else", "[]");
  const sent: string[] = [];
  await sendQueue(storage, me, async ({ text }) => {
    sent.push(text);
    return done;
  });
  expect(sent).toEqual(["C"]);
  expect(readQueue(storage, "person-2")).toHaveLength(2);
  expect([countOthers(storage, me), countOthers(storage, "person-2")]).toEqual([2, 0]);
});

it("remembers each one's last row on the device", () => {
  const storage = device();
  expect(readLastRow(storage, me)).toBe("");
  writeLastRow(storage, me, "F20");
  expect([readLastRow(storage, me), readLastRow(storage, "person-2")]).toEqual(["F20", ""]);
  expect(countOthers(storage, "person-2")).toBe(0);
});

it("passes over what is no move of ours", () => {
  const storage = device();
  storage.setItem(`office-moves ${me}`, '[{"text":"A"},7,null]');
  expect(readQueue(storage, me)).toEqual([]);
  storage.setItem(`office-moves ${me}`, "{broken");
  expect(readQueue(storage, me)).toEqual([]);
});

it("offers the rows beside the last one, and reads a VIN out of its bar code", () => {
  expect(rowsNear("52")).toEqual(["50", "51", "52", "53", "54"]);
  expect(rowsNear("1")).toEqual(["1", "2", "3", "4", "5"]);
  expect(rowsNear("F20")).toEqual(["F18", "F19", "F20", "F21", "F22"]);
  expect(rowsNear("A-09")).toEqual(["A-07", "A-08", "A-09", "A-10", "A-11"]);
  expect(rowsNear("A")).toEqual([]);
  expect(codeText("I4T1BE46K79U118052")).toBe("4T1BE46K79U118052");
  expect(codeText(" B6729500 ")).toBe("B6729500");
});
