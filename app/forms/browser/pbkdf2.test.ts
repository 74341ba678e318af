import { pbkdf2Sync, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { pbkdf2 } from "./pbkdf2.ts";

it.each([
  [1, 0, 1],
  [20, 16, 2],
  [36, 16, 3],
  [64, 55, 5],
  [12, 60, 7],
  [20, 200, 200],
])("a password of %i bytes, a salt of %i, %i rounds: the key that Node makes", (password, salt, rounds) => {
  const [one, two] = [randomBytes(password), randomBytes(salt)];
  expect(Buffer.from(pbkdf2(one, two, rounds))).toEqual(pbkdf2Sync(one, two, rounds, 32, "sha256"));
});
