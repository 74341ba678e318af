import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BareTarget } from "#tests/support/bare-document.ts";
import { runHook } from "#tests/support/run-hook.tsx";
import { canLocate, findMyCode } from "./near-me.ts";
import { placeCopy } from "./place-copy.ts";
import { useNearMe } from "./use-near-me.tsx";

const points = "95823 3849 -12144\n60501 4178 -8782\n";
let where: { latitude: number; longitude: number } | undefined;
beforeEach(() => {
  where = { latitude: 38.5, longitude: -121.4 };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {
    geolocation: {
      getCurrentPosition: (found: (at: object) => void, failed: (why: Error) => void) =>
        where ? found({ coords: where }) : failed(new Error("denied")),
    },
  });
  vi.stubGlobal("fetch", async () => new Response(points));
});
afterEach(() => vi.unstubAllGlobals());

describe("the nearest postal code of a device", () => {
  it.each([
    [
      { latitude: 38.5, longitude: -121.4 },
      { code: "95823", far: false },
    ],
    [
      { latitude: 41.8, longitude: -87.9 },
      { code: "60501", far: false },
    ],
    [
      { latitude: 40.5, longitude: -121.4 },
      { code: "95823", far: true },
    ],
  ])("at %j: %j", async (at, found) => {
    where = at;
    expect(await findMyCode()).toEqual(found);
  });

  it("is none where there are no codes, or the device says nothing", async () => {
    vi.stubGlobal("fetch", async () => new Response(""));
    await expect(findMyCode()).rejects.toThrow("no postal code");
    where = undefined;
    await expect(findMyCode()).rejects.toThrow("denied");
  });

  it("is asked only where the browser would tell it", () => {
    expect(canLocate()).toBe(true);
    vi.stubGlobal("isSecureContext", false);
    expect(canLocate()).toBe(false);
    vi.stubGlobal("navigator", {});
    expect(canLocate()).toBe(false);
  });
});

describe("the button beside a place", () => {
  const field = (form?: BareTarget) => ({
    current: { value: "", form, dispatchEvent: vi.fn(), focus: vi.fn() } as unknown as HTMLInputElement,
  });
  const press = (button: ReactElement) => (button.props as { onClick(): Promise<boolean> }).onClick();

  it("fills in the code, tells the field's form of it, and stands on the field", async () => {
    const input = field();
    const hook = await runHook(() => useNearMe(input));
    await hook.work(() => press(hook.now.button));
    expect(input.current.value).toBe("95823");
    expect(input.current.dispatchEvent).toHaveBeenCalledTimes(1);
    expect(input.current.focus).toHaveBeenCalledTimes(1);
    expect(hook.now.note).toBeUndefined();
    await hook.stop();
  });

  it("says under the field that it failed, until the visitor types", async () => {
    where = undefined;
    const input = field();
    const hook = await runHook(() => useNearMe(input));
    await hook.work(() => press(hook.now.button));
    expect(hook.now.note?.props).toMatchObject({ children: placeCopy.es.locateFailed });
    expect(input.current.value).toBe("");
    await hook.work(() => hook.now.typed());
    expect(hook.now.note).toBeUndefined();
    await hook.stop();
  });

  it("is hidden where the device cannot tell", async () => {
    vi.stubGlobal("isSecureContext", false);
    const hook = await runHook(() => useNearMe(field()));
    expect(hook.now.button.props).toMatchObject({ hidden: true });
    await hook.stop();
  });

  it("is pressed by typing “near me” into a GET form, which then goes on by itself", async () => {
    const form = Object.assign(new BareTarget(), { method: "get", requestSubmit: vi.fn() });
    const input = field(form);
    input.current.value = "cerca de mí";
    const hook = await runHook(() => useNearMe(input));
    const preventDefault = vi.fn();
    await hook.work(() => form.tell("submit", { currentTarget: form, preventDefault }));
    await vi.waitFor(() => expect(form.requestSubmit).toHaveBeenCalledTimes(1), { timeout: 300_000 });
    expect(preventDefault).toHaveBeenCalledTimes(1);
    expect(input.current.value).toBe("95823");
    await hook.work(() => form.tell("submit", { currentTarget: form, preventDefault }));
    expect(preventDefault).toHaveBeenCalledTimes(1);
    await hook.stop();
  });
});
