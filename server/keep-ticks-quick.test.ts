import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Says of a tick of ours and of any other whether it lives when the heap has been collected. */
const program = `
  import { createHook } from "node:async_hooks";
  import { keepTicksQuick } from ${JSON.stringify(new URL("./keep-ticks-quick.ts", import.meta.url).href)};
  const seen = [];
  const hook = createHook({ init: (id, type, trigger, tick) => type === "TickObject" && seen.push(new WeakRef(tick)) });
  hook.enable();
  const kept = keepTicksQuick();
  process.nextTick(() => {});
  hook.disable();
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((done) => setImmediate(done));
    gc();
  }
  console.log(kept, ...seen.map((tick) => tick.deref() !== undefined));
`;

test("one tick is held for good, and no other", () => {
  const flags = ["--expose-gc", "--no-warnings", "--input-type=module"];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, "-e", program], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout.trim()).toBe("true true false");
});
