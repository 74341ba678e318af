import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runHook } from "#tests/support/run-hook.tsx";
import { humanCopy } from "./human-copy.ts";
import { OwnCheck } from "./own-check.tsx";
import type { Proof } from "./proof.ts";

const words = humanCopy.es;
let challenge: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers();
  challenge = async () => Response.json({ parameters: { expiresAt: (Date.now() + 60_000) / 1000 } });
  vi.stubGlobal("fetch", () => challenge());
  vi.stubGlobal(
    "Worker",
    class {
      onmessage: ((event: object) => void) | undefined;
      postMessage() {
        this.onmessage?.({ data: { counter: 1 } });
      }
      terminate() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Box = { checked: boolean; onChange(event: object): void };
type Label = ReactElement<{ children: [ReactElement<Box>, ReactElement<{ children: string }>] }>;

/** The check as it stands: its tick, its words, and what the form was told. */
async function open() {
  const proofs: Proof[] = [];
  const onProof = (proof: Proof) => proofs.push(proof);
  const check = (round: number) => () =>
    OwnCheck({ id: "human", error: undefined, round, onProof, without: "without" });
  const hook = await runHook(check(0));
  const parts = () => {
    const drawn = hook.now as ReactElement<{ children: Label }> | null;
    return drawn?.props.children.props.children;
  };
  return {
    hook,
    proofs,
    check,
    says: () => parts()?.[1].props.children,
    ticked: () => parts()?.[0].props.checked,
    tick: (checked: boolean) => hook.work(() => parts()?.[0].props.onChange({ target: { checked } })),
    /** Without waiting for what comes of it. */
    begin: () => hook.work(() => void parts()?.[0].props.onChange({ target: { checked: true } })),
  };
}

describe("our own human check", () => {
  it("holds the form until the box is ticked and the device has solved its task", async () => {
    const { proofs, says, ticked, tick } = await open();
    expect(proofs).toEqual([{ answer: "", ready: false }]);
    expect([says(), ticked()]).toEqual([words.check, false]);
    await tick(true);
    expect([says(), ticked()]).toEqual([words.done, true]);
    expect(proofs.at(-1)).toEqual({ answer: expect.stringMatching(/^[\w+/]+=*$/), ready: true });
  });

  it("takes the answer back with the tick, and when its time is over", async () => {
    const { hook, proofs, says, tick } = await open();
    await tick(true);
    await tick(false);
    expect(says()).toBe(words.check);
    expect(proofs.at(-1)?.ready).toBe(false);
    await tick(true);
    await hook.work(() => vi.advanceTimersByTimeAsync(61_000));
    expect(says()).toBe(words.check);
    expect(proofs.at(-1)).toEqual({ answer: "", ready: false });
  });

  it("makes way where the server has no tasks: the form goes without", async () => {
    challenge = async () => new Response("", { status: 404 });
    const { hook, proofs, tick } = await open();
    await tick(true);
    expect(hook.now).toBe("without");
    expect(proofs.at(-1)).toEqual({ answer: "", ready: true, focus: true });
  });

  it("says that it failed, and can be tried again", async () => {
    challenge = async () => new Response("", { status: 503 });
    const { proofs, says, ticked, tick } = await open();
    await tick(true);
    expect([says(), ticked()]).toEqual([words.failed, false]);
    expect(proofs.at(-1)?.ready).toBe(false);
    challenge = async () => Response.json({ parameters: {} });
    await tick(true);
    expect(says()).toBe(words.done);
  });

  it("forgets a task that was given up while it was solved", async () => {
    let solve = (_: Response) => {};
    challenge = () => new Promise((resolve) => (solve = resolve));
    const { hook, proofs, says, tick, begin } = await open();
    await begin();
    expect(says()).toBe(words.busy);
    await tick(false);
    await hook.work(() => solve(Response.json({ parameters: {} })));
    expect(says()).toBe(words.check);
    expect(proofs.every(({ ready }) => !ready)).toBe(true);
  });

  it("begins anew when its answer was spent", async () => {
    const { hook, check, says, tick } = await open();
    await tick(true);
    await hook.again(check(1));
    expect(says()).toBe(words.check);
  });

  it.each([
    ["Worker", undefined],
    ["crypto", { getRandomValues: () => {} }],
  ])(
    "makes way where the device cannot solve a task: the form goes as it does without script (%s)",
    async (name, own) => {
      vi.stubGlobal(name, own);
      const { hook, proofs } = await open();
      expect(hook.now).toBe("without");
      expect(proofs).toEqual([]);
    },
  );
});
