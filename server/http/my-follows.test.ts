import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import type { Services } from "#server/services.ts";
import { actOnFollows } from "./my-follows.ts";

it("takes no more from a button than it may bring, however much comes", async () => {
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1000, "a");
    })(),
  );
  const incoming = Object.assign(endless, { headers: {} }) as unknown as IncomingMessage;
  await expect(actOnFollows({} as Services, incoming, "")).rejects.toMatchObject({ code: "too-large" });
  expect(endless.destroyed).toBe(false);
  endless.destroy();
});
