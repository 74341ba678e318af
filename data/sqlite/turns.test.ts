import { expect, test } from "vitest";
import { TooLate, within } from "../deadline.ts";
import { createTurns } from "./turns.ts";

test("a turn that comes together with the end of its time goes to the next", async () => {
  const turns = createTurns();
  await turns.take();
  const second = within(20, () => turns.take());
  const third = turns.take();
  // Nothing else runs meanwhile, as on a machine that is busy: the turn is given before any clock is heard.
  for (const until = performance.now() + 40; performance.now() < until; );
  turns.give();
  await expect(second).rejects.toBeInstanceOf(TooLate);
  await third;
});
