import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { solve, type Task } from "./solve.ts";

const secrets = { hmacSignatureSecret: "a", hmacKeySignatureSecret: "b" };
const makeTask = (counter: number) =>
  createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 10, counter, deriveKey, ...secrets });

test.each([0, 1, 255, 256, 300])("solves the server's own task whose answer is %i", async (counter) => {
  const challenge = await makeTask(counter);
  const solution = await solve(challenge as Task);
  expect(solution.counter).toBe(counter);
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: true });
});

test("a wrong answer is refused", async () => {
  const challenge = await makeTask(7);
  const solution = { ...(await solve(challenge as Task)), counter: 8, derivedKey: "00".repeat(32) };
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({ verified: false });
});
