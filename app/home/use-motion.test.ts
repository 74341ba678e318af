import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import { useMotion } from "./use-motion.ts";

const turn = 7000;
let calm: BareTarget & { matches: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  calm = Object.assign(new BareTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => calm);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(count = 3) {
  const moveOn = vi.fn();
  const hook = await runHook(() => useMotion(0, count, moveOn));
  const pass = (ms: number) => hook.work(() => vi.advanceTimersByTime(ms));
  return { hook, moveOn, pass };
}
const mouse = { pointerType: "mouse" } as never;

describe("a carousel", () => {
  it("stands in its first moment, then moves on after each turn", async () => {
    const { hook, moveOn, pass } = await start();
    expect([hook.now.begun, hook.now.running]).toEqual([false, false]);
    await pass(30);
    expect([hook.now.begun, hook.now.running]).toEqual([true, true]);
    await pass(turn - 1);
    expect(moveOn).not.toHaveBeenCalled();
    await pass(1);
    expect(moveOn).toHaveBeenCalledTimes(1);
  });

  it("gives every slide its whole time", async () => {
    const { hook, moveOn, pass } = await start();
    await pass(30 + turn - 1);
    await hook.again(() => useMotion(1, 3, moveOn));
    await pass(turn - 1);
    expect(moveOn).not.toHaveBeenCalled();
    await pass(1);
    expect(moveOn).toHaveBeenCalledTimes(1);
  });

  it("of one slide never moves", async () => {
    const { hook, moveOn, pass } = await start(1);
    await pass(30 + 3 * turn);
    expect(hook.now.running).toBe(false);
    expect(moveOn).not.toHaveBeenCalled();
  });

  it("rests under the mouse and with the focus inside, not under a finger", async () => {
    const { hook, pass } = await start();
    await pass(30);
    await hook.work(() => hook.now.holds.onPointerEnter({ pointerType: "touch" } as never));
    expect(hook.now.running).toBe(true);
    await hook.work(() => hook.now.holds.onPointerEnter(mouse));
    expect(hook.now.running).toBe(false);
    await hook.work(() => hook.now.holds.onPointerLeave());
    expect(hook.now.running).toBe(true);
    await hook.work(() => hook.now.holds.onFocus());
    expect(hook.now.running).toBe(false);
    const blur = (inside: boolean) => ({ currentTarget: { contains: () => inside }, relatedTarget: null }) as never;
    await hook.work(() => hook.now.holds.onBlur(blur(true)));
    expect(hook.now.running).toBe(false);
    await hook.work(() => hook.now.holds.onBlur(blur(false)));
    expect(hook.now.running).toBe(true);
  });

  it("stops for good when a field of the page takes the focus, and not for a link", async () => {
    const { hook, pass } = await start();
    await pass(30);
    const focus = (field: boolean) =>
      hook.work(() => hook.document.tell("focusin", { target: { matches: () => field } }));
    await focus(false);
    expect(hook.now.running).toBe(true);
    await focus(true);
    expect([hook.now.running, hook.now.paused]).toEqual([false, true]);
  });

  it("stops for good, until Play, which counts also under the mouse that pressed it", async () => {
    const { hook, pass } = await start();
    await pass(30);
    await hook.work(() => hook.now.stop());
    expect([hook.now.running, hook.now.paused]).toEqual([false, true]);
    await hook.work(() => hook.now.holds.onPointerEnter(mouse));
    await hook.work(() => hook.now.toggle());
    expect([hook.now.running, hook.now.paused]).toEqual([true, false]);
    await hook.work(() => hook.now.toggle());
    expect(hook.now.running).toBe(false);
  });

  it("stands while its tab is hidden", async () => {
    const { hook, pass } = await start();
    await pass(30);
    await hook.work(() => {
      hook.document.hidden = true;
      hook.document.tell("visibilitychange");
    });
    expect([hook.now.running, hook.now.paused]).toEqual([false, false]);
  });

  it("stands for whoever asked for less motion, also later", async () => {
    const { hook, pass } = await start();
    await pass(30);
    await hook.work(() => {
      calm.matches = true;
      calm.tell("change");
    });
    expect(hook.now).toMatchObject({ running: false, calm: true, paused: true });
  });

  it("leaves nothing behind", async () => {
    const { hook, moveOn, pass } = await start();
    await pass(30);
    await hook.stop();
    await pass(3 * turn);
    expect(moveOn).not.toHaveBeenCalled();
    expect(calm.listeners.get("change")?.size).toBe(0);
    expect(hook.document.listeners.get("visibilitychange")?.size).toBe(0);
  });
});
