import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** In a process of its own, where nothing else makes or leaves objects. */
const program = `
  const { giveBackMemory } = await import("./server/give-back-memory.ts");
  const pages = () => process.memoryUsage().heapTotal;
  const before = pages();
  (() => Array.from({ length: 1_000_000 }, (_, at) => ({ at, text: [at] })))();
  const grown = pages() - before;
  giveBackMemory();
  console.log(JSON.stringify({ grown, left: pages() - before, gc: typeof globalThis.gc }));
`;

it("gives back the pages of what nobody holds any more, and leaves scripts no way to ask for it", () => {
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  const { grown, left, gc } = JSON.parse(said) as { grown: number; left: number; gc: string };
  expect(grown).toBeGreaterThan(50_000_000);
  expect(left).toBeLessThan(grown / 4);
  expect(gc).toBe("undefined");
});
