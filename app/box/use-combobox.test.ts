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

it("keeps what was chosen while the answer to the last letters was under way, if it is still offered", async () => {
  const page = { kind: "page", text: "Garantía", note: "", count: "", url: "/garantia" };
  const answers = [suggestions, [page, ...suggestions], [page]];
  vi.stubGlobal("fetch", async () => Response.json({ understood: [], suggestions: answers.shift() }));
  const hook = await runHook(() => useCombobox("/revise-inventario"));
  const input = { value: "alt" } as HTMLInputElement;
  Object.assign(document, { activeElement: input, getElementById: () => null });
  hook.now.field.ref.current = input;
  const type = (line: string) =>
    hook.work(() => {
      input.value = line;
      hook.now.field.onFocus();
      return vi.advanceTimersByTimeAsync(100);
    });
  const marked = () => (hook.now.field as Record<string, unknown>)["aria-activedescendant"];
  /** The answer comes in a few turns of the real clock, however busy the machine. */
  const expectMarked = async (wanted: RegExp | undefined) => {
    const holds = () => (wanted ? wanted.test(String(marked())) : marked() === undefined);
    for (let turn = 0; turn < 500 && !holds(); turn += 1) await hook.work(() => vi.advanceTimersByTimeAsync(0));
    expect(holds(), String(marked())).toBe(true);
  };
  await type("alt");
  for (let turn = 0; turn < 500 && !hook.now.popup; turn += 1) await hook.work(() => vi.advanceTimersByTimeAsync(0));
  await hook.work(() => {
    const press = { key: "ArrowDown", nativeEvent: {}, preventDefault() {} };
    hook.now.field.onKeyDown(press as Parameters<typeof hook.now.field.onKeyDown>[0]);
  });
  await expectMarked(/-0$/);
  await type("alte");
  await expectMarked(/-1$/);
  await type("alter");
  await expectMarked(undefined);
  await hook.stop();
});
