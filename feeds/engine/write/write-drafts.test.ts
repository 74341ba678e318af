import { expect, it } from "vitest";
import { type Planned, writeDrafts } from "./write-drafts.ts";
import type { WriteSession } from "./write-session.ts";

it("throws rather than drop the rows of a table that has no place in the order", async () => {
  const planned = { draft: { table: "figures", key: {}, values: {} }, main: true } as unknown as Planned;
  await expect(writeDrafts({} as WriteSession, [planned])).rejects.toThrow("write order: figures has no place in it");
});
