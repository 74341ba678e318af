import { expect, it } from "vitest";
import { checkAdmin } from "./admin.ts";

const key = "a-long-administration-key";
const opens = (authorization: string | undefined) => {
  try {
    checkAdmin(key, authorization);
    return true;
  } catch (thrown) {
    expect(thrown).toMatchObject({ code: "forbidden", message: "adminOnly" });
    return false;
  }
};

it("opens to the key", () => {
  for (const given of [`Bearer ${key}`, `bearer  ${key}`]) expect([given, opens(given)]).toEqual([given, true]);
});

it("opens to nothing else", () => {
  for (const given of [undefined, "", "Bearer", "Bearer ", key, `Basic ${key}`, `Bearer ${key}x`, `Bearer ${key} x`])
    expect([given, opens(given)]).toEqual([given, false]);
});
