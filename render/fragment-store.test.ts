import { expect, test } from "vitest";
import { FragmentStore } from "./fragment-store.ts";

const piece = "<p>piece</p>".repeat(20);

test("what is used stays, the rest leaves, and it never holds more than it may", () => {
  const limit = 20_000;
  const store = new FragmentStore(limit);
  store.keep("used", piece);
  store.keep("unused", piece);
  for (let at = 0; at < 500; at++) {
    store.keep(`other ${at}`, piece);
    expect(store.find("used")?.markup).toBe(piece);
    expect(store.bytes).toBeLessThanOrEqual(limit);
  }
  expect(store.find("unused")).toBeUndefined();
  expect(store.find("other 499")?.markup).toBe(piece);
});

test("the same piece again takes no more room, and one that is too large is not kept", () => {
  const store = new FragmentStore(20_000);
  store.keep("one", piece);
  const { bytes } = store;
  store.keep("one", piece);
  expect(store.bytes).toBe(bytes);
  store.keep("large", "x".repeat(10_001));
  expect(store.find("large")).toBeUndefined();
  expect(store.bytes).toBe(bytes);
});

test("everything is forgotten at once", () => {
  const store = new FragmentStore(20_000);
  store.keep("one", piece);
  store.clear();
  expect(store.find("one")).toBeUndefined();
  expect(store.bytes).toBe(0);
});
