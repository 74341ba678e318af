import { type Challenge, createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startProvider } from "#tests/support/captcha-provider.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { oneSecret } from "#tests/support/one-secret.ts";
import { createHumanCheck } from "./human-check.ts";

describeEachDatabase("a provider's human check", ({ create }) => {
  let provider: Awaited<ReturnType<typeof startProvider>>;
  beforeAll(async () => {
    provider = await startProvider("the-secret");
  });
  afterAll(() => provider.stop());

  it("takes an answer that the provider vouches for, once", async () => {
    const settings = {
      provider: "turnstile",
      siteKey: "the-site",
      secret: "the-secret",
      verifyUrl: provider.url,
      patienceMs: 600_000,
    } as const;
    const check = createHumanCheck(settings, oneSecret("s"), await create());
    expect([check.provider, check.siteKey, await check.challenge()]).toEqual(["turnstile", "the-site", undefined]);
    const answer = provider.give();
    expect(await check.verify(answer)).toBe(true);
    provider.forget();
    // The provider would take it again; we do not.
    expect(await check.verify(answer)).toBe(false);
    expect(await check.verify("made up")).toBe(false);
    expect(provider.asked.at(-1)).toEqual({ secret: "the-secret", response: "made up" });
  });

  it("asks nobody about what cannot be one, and says so when the provider is away", async () => {
    const settings = {
      provider: "recaptcha",
      siteKey: "k",
      secret: "the-secret",
      verifyUrl: provider.url,
      patienceMs: 600_000,
    } as const;
    const check = createHumanCheck(settings, oneSecret("s"), await create());
    const before = provider.asked.length;
    expect(await check.verify("")).toBe(false);
    expect(await check.verify("x".repeat(4_097))).toBe(false);
    expect(provider.asked).toHaveLength(before);
    expect(await check.verify("x".repeat(4_096))).toBe(false);
    expect(provider.asked).toHaveLength(before + 1);
    provider.setAway(true);
    await expect(check.verify(provider.give())).rejects.toMatchObject({ code: "unavailable", retryAfter: 30 });
    provider.setAway(false);
    expect(await check.verify(provider.give())).toBe(true);
  });
});

describeEachDatabase("our own human check", ({ create }) => {
  const answerOf = async (challenge: Challenge, more = {}) => {
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution, ...more })).toString("base64");
  };

  it("takes no task that is cheaper than ours, though our secret has signed it, and no answer without end", async () => {
    const check = createHumanCheck(
      { provider: "altcha", siteKey: "", secret: undefined },
      oneSecret("s"),
      await create(),
    );
    const signed = { hmacSignatureSecret: "altcha s", hmacKeySignatureSecret: "altcha key s" };
    const task = (about: object) =>
      createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 2_000, counter: 1, deriveKey, ...signed, ...about });
    expect(await check.verify(await answerOf(await task({})))).toBe(true);
    expect(await check.verify(await answerOf(await task({ cost: 1 })))).toBe(false);
    expect(await check.verify(await answerOf(await task({ keyLength: 16 })))).toBe(false);
    expect(await check.verify(await answerOf(await task({ algorithm: "PBKDF2/SHA-512" })))).toBe(false);
    expect(await check.verify(await answerOf(await task({}), { more: "x".repeat(4_000) }))).toBe(false);
  });
});
