import { afterEach, expect, it, vi } from "vitest";
import { runHook } from "#tests/support/run-hook.tsx";
import { useNow } from "./use-now.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("is a new moment when the page is looked at again after some minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-16T23:00:00Z") });
  const hook = await runHook(useNow);
  const first = hook.now;
  const look = () => hook.work(() => hook.document.tell("visibilitychange"));
  vi.setSystemTime(new Date("2026-11-16T23:04:00Z"));
  await look();
  expect(hook.now).toBe(first);
  vi.setSystemTime(new Date("2026-11-17T07:00:00Z"));
  await look();
  expect(hook.now.toISOString()).toBe("2026-11-17T07:00:00.000Z");
});
