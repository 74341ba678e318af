import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runHook } from "#tests/support/run-hook.tsx";
import { useCombobox } from "./use-combobox.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const understood = [{ kind: "unknown", text: "xyzzy", without: "" }];
const suggestions = [{ kind: "part", text: "Alternador", note: "", count: "", url: "/alternador" }];

for (const [typed, options, expanded] of [
  ["xyzzy", [], false],
  ["alternador xyzzy", suggestions, true],
] as const)
  it(`is ${expanded ? "" : "not "}expanded with ${options.length} options beside what was understood`, async () => {
    vi.stubGlobal("fetch", async () => Response.json({ understood, suggestions: options }));
    const hook = await runHook(() => useCombobox("/revise-inventario"));
    const input = { value: typed } as HTMLInputElement;
    Object.assign(document, { activeElement: input });
    hook.now.field.ref.current = input;
    await hook.work(() => {
      hook.now.field.onFocus();
      return vi.advanceTimersByTimeAsync(100);
    });
    expect(hook.now.popup).toBeTruthy();
    expect(hook.now.field).toMatchObject({ role: "combobox", "aria-expanded": expanded });
    expect(Boolean(hook.now.field["aria-controls" as keyof typeof hook.now.field])).toBe(expanded);
    await hook.stop();
  });
