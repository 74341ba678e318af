import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceValue } from "./device-value.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

const numbers = () => deviceValue("n", (value) => (Array.isArray(value) ? (value as number[]) : undefined));

it("keeps a value, gives the same object until it changes, and tells whoever follows", () => {
  const value = numbers();
  const heard = vi.fn();
  expect(value.get()).toBeUndefined();
  const stop = value.subscribe(heard);
  value.set([1, 2]);
  expect(value.get()).toEqual([1, 2]);
  expect(value.get()).toBe(value.get());
  expect(heard).toHaveBeenCalledTimes(1);
  value.clear();
  expect(value.get()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  value.set([3]);
  expect(heard).toHaveBeenCalledTimes(2);
});

it("hears of other tabs while somebody follows, and only then", () => {
  const value = numbers();
  const stop = value.subscribe(() => {});
  const another = value.subscribe(() => {});
  expect(addEventListener).toHaveBeenCalledTimes(1);
  stop();
  expect(removeEventListener).not.toHaveBeenCalled();
  another();
  expect(removeEventListener).toHaveBeenCalledTimes(1);
});

it("takes nothing for what it cannot read", () => {
  const value = numbers();
  for (const text of ["{", "null", '{"a":1}']) {
    kept.set("yonke.n", text);
    expect(value.get()).toBeUndefined();
  }
  kept.set("yonke.n", "[7]");
  expect(value.get()).toEqual([7]);
});
