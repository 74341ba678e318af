import { expect, it, vi } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { renderPage } from "./render.tsx";

it("lets the event loop go on between a long look and the drawing of its page, and not after a short one", async () => {
  const stock = await loadDemoStock("2026-11-15");
  const now = new Date("2026-11-15T18:00:00Z");
  const matched = { kind: "page", id: "search", edition: "es", params: {}, matrix: { s: "mofle" } } as const;
  // A clock that only the look moves: however slow the machine, the rest of the page takes no time.
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const render = async (lookMs: number) => {
    let turned = false;
    const search = () => {
      setImmediate(() => {
        turned = true;
      });
      clock += lookMs;
      return { total: 0, hits: [] };
    };
    const path = "/busqueda;s=mofle";
    const asked = { path, matched, query: new URLSearchParams(), stock, now, requestId: "" };
    await renderPage({ ...testSite, search }, asked);
    return turned;
  };
  await render(0);
  expect(await render(0)).toBe(false);
  expect(await render(10)).toBe(true);
  vi.restoreAllMocks();
});
