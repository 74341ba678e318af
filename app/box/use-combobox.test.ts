import type { FocusEvent } from "react";
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

const asked = {
  ...{ name: "q", inventory: "/revise-inventario", saved: "/yonke-guardado", near: "", onPlace: () => {} },
  plates: "sheet",
} as const;
for (const [typed, options, expanded] of [
  ["xyzzy", [], false],
  ["alternador xyzzy", suggestions, true],
] as const)
  it(`is ${expanded ? "" : "not "}expanded with ${options.length} options beside what was understood`, async () => {
    vi.stubGlobal("fetch", async () => Response.json({ understood, suggestions: options }));
    const hook = await runHook(() => useCombobox(asked));
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

/** The box with an input of its own, and ways to type into it and to look at it. */
async function openCombobox() {
  const hook = await runHook(() => useCombobox(asked));
  const input = { value: "" } as HTMLInputElement;
  Object.assign(document, { activeElement: input });
  hook.now.field.ref.current = input;
  /** Answers come in a few turns of the real clock, however busy the machine. */
  const until = async (holds: () => boolean) => {
    for (let turn = 0; turn < 500 && !holds(); turn += 1) await hook.work(() => vi.advanceTimersByTimeAsync(0));
  };
  return {
    hook,
    input,
    until,
    type: (line: string) =>
      hook.work(() => {
        input.value = line;
        hook.now.field.onFocus();
        return vi.advanceTimersByTimeAsync(100);
      }),
    press: (key: string) =>
      hook.work(() => {
        const event = { key, nativeEvent: {}, preventDefault() {} };
        hook.now.field.onKeyDown(event as Parameters<typeof hook.now.field.onKeyDown>[0]);
      }),
    marked: () => (hook.now.field as Record<string, unknown>)["aria-activedescendant"],
  };
}

it("keeps what was chosen while the answer to the last letters was under way, if it is still offered", async () => {
  const page = { kind: "page", text: "Garantía", note: "", count: "", url: "/garantia" };
  const answers = [suggestions, [page, ...suggestions], [page]];
  vi.stubGlobal("fetch", async () => Response.json({ understood: [], suggestions: answers.shift() }));
  const { hook, type, press, until, marked } = await openCombobox();
  const expectMarked = async (wanted: RegExp | undefined) => {
    const holds = () => (wanted ? wanted.test(String(marked())) : marked() === undefined);
    await until(holds);
    expect(holds(), String(marked())).toBe(true);
  };
  await type("alt");
  await until(() => Boolean(hook.now.popup));
  await press("ArrowDown");
  await expectMarked(/-0$/);
  await type("alte");
  await expectMarked(/-1$/);
  await type("alter");
  await expectMarked(undefined);
  await hook.stop();
});

it("forgets what was chosen when the focus leaves it, and closes unless it goes to a chip of its own", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ understood, suggestions }));
  const { hook, input, type, press, until, marked } = await openCombobox();
  await type("alternador xyzzy");
  await until(() => Boolean(hook.now.popup));
  const chip = {} as HTMLElement;
  const blur = (relatedTarget: HTMLElement | null) =>
    hook.work(() => hook.now.field.onBlur({ relatedTarget } as unknown as FocusEvent<HTMLInputElement>));
  const popup = hook.now.popup as unknown as { props: { ref: { current: object } } };
  popup.props.ref.current = { contains: (one: unknown) => one === chip, querySelector: () => null };
  await press("ArrowDown");
  expect(marked()).toMatch(/-0$/);
  await blur(chip);
  expect([Boolean(hook.now.popup), marked()]).toEqual([true, undefined]);
  await press("ArrowDown");
  await blur(null);
  expect([hook.now.popup, marked(), input.value]).toEqual([false, undefined, "alternador xyzzy"]);
  await hook.stop();
});
