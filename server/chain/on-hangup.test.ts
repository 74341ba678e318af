import { expect, it, vi } from "vitest";
import { reloadOnHangup } from "./on-hangup.ts";

it("hears a hangup while the server starts, and reads the folder once it runs", async () => {
  const before = process.listenerCount("SIGHUP");
  const hangup = reloadOnHangup();
  expect(process.listenerCount("SIGHUP")).toBe(before + 1);
  const reload = vi.fn(async () => {});
  process.emit("SIGHUP");
  expect(reload).not.toHaveBeenCalled();
  hangup.ready({ reload, stop: async () => {} });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 300_000 });
  hangup.stop();
});
