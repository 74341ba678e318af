import { expect, it } from "vitest";
import { FairLine } from "./fair-line.ts";

const filled = (entries: string) => {
  const line = new FairLine<string>();
  for (const entry of entries.split(" ")) line.add(entry.slice(0, 1), entry);
  return line;
};
const rest = (line: FairLine<string>) => {
  const out: string[] = [];
  for (let one = line.next(); one; one = line.next()) out.push(one);
  return out.join(" ");
};

it("lets the networks take turns, each in its own order", () => {
  const line = filled("a1 a2 a3 a4 b1 c1 c2");
  expect(line.size).toBe(7);
  expect(rest(line)).toBe("a1 b1 c1 a2 c2 a3 a4");
  expect(line.size).toBe(0);
  expect(line.next()).toBeUndefined();
});

it("makes room at the cost of whoever has the most waiting, never of somebody with less", () => {
  const line = filled("a1 a2 a3 b1 b2");
  expect(line.makeRoomFor("c")).toBe("a3");
  expect(line.makeRoomFor("a")).toBeUndefined();
  expect(line.makeRoomFor("b")).toBeUndefined();
  expect(line.size).toBe(4);
  expect(rest(line)).toBe("a1 b1 a2 b2");
});
