import type { Executor } from "#data/schema.ts";
import type { StaffRequest } from "../page.tsx";
import type { NotedAct, Refusal } from "./noted-act.ts";

/** What was done, as it is answered. */
type Kept = { storeId: number; vehicleId?: number | undefined; said: string; run?: number | undefined };

export type ActContext = {
  request: StaffRequest;
  act: NotedAct;
  /** By the server's clock. */
  notedAt: string;
  who: string;
  /** Writes the act down; call it in the transaction that does it, or the same act could be done twice. */
  keep(db: Executor, done: Kept): Promise<void>;
};

export type Came = { said: string; run?: number | undefined } | { refused: Refusal };

export const refuse = (why: string, remedy: Refusal["remedy"] = "drop", again?: Refusal["again"]): Came => ({
  refused: { why, remedy, ...(again && { again }) },
});
