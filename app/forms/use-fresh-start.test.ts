import { afterEach, expect, it, vi } from "vitest";
import { runHook } from "#tests/support/run-hook.tsx";
import { useFreshStart } from "./use-fresh-start.ts";

afterEach(() => vi.unstubAllGlobals());

it("begins anew with each answer that was spent, not at first", async () => {
  const begin = vi.fn();
  const hook = await runHook(() => useFreshStart(0, begin));
  expect(begin).not.toHaveBeenCalled();
  await hook.again(() => useFreshStart(1, begin));
  expect(begin).toHaveBeenCalledTimes(1);
  await hook.again(() => useFreshStart(1, begin));
  expect(begin).toHaveBeenCalledTimes(1);
});

it("begins anew when Back shows the page as it was left, not when it is loaded", async () => {
  const begin = vi.fn();
  const hook = await runHook(() => useFreshStart(0, begin));
  hook.window.tell("pageshow", { persisted: false });
  expect(begin).not.toHaveBeenCalled();
  hook.window.tell("pageshow", { persisted: true });
  expect(begin).toHaveBeenCalledTimes(1);
  await hook.stop();
  hook.window.tell("pageshow", { persisted: true });
  expect(begin).toHaveBeenCalledTimes(1);
});
