import fc from "fast-check";
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

it("turns nobody away for somebody who would have as much", () => {
  const line = filled([..."abcdefghijklmnopqrst"].map((network) => `${network}1`).join(" "));
  expect(line.makeRoomFor("new")).toBeUndefined();
  expect(line.size).toBe(20);
  expect(rest(line).split(" ")).toHaveLength(20);
});

it("forgets who leaves, and keeps the others in their order", () => {
  const line = filled("a1 a2 a3 b1");
  for (const [network, one] of ["b b1", "a a2", "a a2", "c c1"].map((words) => words.split(" ")))
    line.leave(network as string, one as string);
  expect(line.size).toBe(2);
  expect(rest(line)).toBe("a1 a3");
});

it("has as many as came and did not go, whatever happens in whatever order", () => {
  const step = fc.record({
    what: fc.constantFrom("add", "add", "next", "makeRoomFor", "leave"),
    network: fc.constantFrom(..."abcdef"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const line = new FairLine<string>();
      const waiting = new Set<string>();
      for (const [n, { what, network }] of steps.entries()) {
        const first = [...waiting].find((one) => one.startsWith(network));
        if (what === "add") {
          line.add(network, `${network}${n}`);
          waiting.add(`${network}${n}`);
        } else if (what === "leave") {
          line.leave(network, first ?? `${network}-never`);
          waiting.delete(first ?? "");
        } else {
          const gone = what === "next" ? line.next() : line.makeRoomFor(network);
          if (gone !== undefined) expect(waiting.delete(gone)).toBe(true);
          else if (what === "next") expect(waiting.size).toBe(0);
        }
        expect(line.size).toBe(waiting.size);
      }
      const left = rest(line);
      expect(left ? left.split(" ").sort() : []).toEqual([...waiting].sort());
    }),
  );
});
