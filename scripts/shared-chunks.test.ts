import { expect, it } from "vitest";
import { createChunkNames } from "./shared-chunks.ts";

const islands = "/app/shell/browser/islands.ts";
/** Module, who imports it, and whether it is fetched by itself. */
const graph: Record<string, { by?: string[]; fetched?: boolean }> = {
  "/app/shell/browser/main.ts": { fetched: true },
  [islands]: { fetched: true },
  "/app/list/my-list.island.tsx": { fetched: true },
  "/app/prices/price-list.island.tsx": { fetched: true },
  "/app/list/part-finder.tsx": { fetched: true, by: [] },
  "/app/list/browser/add-cars.ts": { fetched: true },
  "/app/offline/browser/follow-signal.ts": { fetched: true },
  "/app/offline/browser/refresh-yards.ts": { fetched: true },
  "/app/ui/button.tsx": { by: ["/app/list/my-list.island.tsx", "/app/prices/price-list.island.tsx", islands] },
  "/app/list/changes.ts": { by: ["/app/list/my-list.island.tsx", "/app/list/part-finder.tsx"] },
  "/app/list/book.ts": { by: ["/app/list/changes.ts", "/app/list/browser/add-cars.ts"] },
  "/app/list/keep-yard.ts": { by: ["/app/list/browser/add-cars.ts", "/app/prices/price-list.island.tsx"] },
  "/app/list/list-buttons.ts": { by: ["/app/list/browser/add-cars.ts"] },
  "/app/offline/when.ts": { by: ["/app/list/my-list.island.tsx", "/app/offline/browser/follow-signal.ts"] },
  "/app/offline/saved-yards.ts": { by: ["/app/list/my-list.island.tsx", "/app/offline/browser/refresh-yards.ts"] },
  "/app/marks.ts": { by: ["/app/list/my-list.island.tsx", "/app/shell/browser/main.ts"] },
  "/app/forms/browser/outbox.ts": { fetched: true },
  "/core/text.ts": { by: ["/app/ui/button.tsx", "/app/forms/browser/outbox.ts"] },
  "/app/prices/bill.tsx": { by: ["/app/prices/price-list.island.tsx", islands] },
  "/core/a.ts": { by: ["/core/b.ts"] },
  "/core/b.ts": { by: ["/core/a.ts", "/app/list/my-list.island.tsx", "/app/prices/price-list.island.tsx"] },
};
const asked = {
  getModuleInfo: (id: string) => ({
    importers: graph[id]?.by ?? [],
    dynamicImporters: graph[id]?.fetched ? ["/x.ts"] : [],
    isEntry: id.endsWith("/main.ts"),
  }),
};
const nameOf = (id: string) => createChunkNames()(id, asked);

it("puts what the list shares with other islands into one file", () => {
  expect(nameOf("/app/ui/button.tsx")).toBe("kit");
  expect(nameOf("/core/a.ts")).toBe("kit");
});

it("counts a form that waits to be sent as one that comes later: most pages never fetch what sends it", () => {
  expect(nameOf("/core/text.ts")).toBe("kit");
});

it("keeps apart what other pages fetch to add; what few of them do, for the signal and saved yards, they find in the first", () => {
  expect(nameOf("/app/list/book.ts")).toBe("listing");
  expect(nameOf("/app/list/keep-yard.ts")).toBe("listing");
  expect(nameOf("/app/list/list-buttons.ts")).toBeNull();
  expect(nameOf("/app/offline/when.ts")).toBe("kit");
  expect(nameOf("/app/offline/saved-yards.ts")).toBe("kit");
});

it("leaves where it is what every page loads, what the list does without, its own, and what is fetched by itself", () => {
  expect(nameOf("/app/marks.ts")).toBeNull();
  expect(nameOf("/app/prices/bill.tsx")).toBeNull();
  expect(nameOf("/app/list/changes.ts")).toBeNull();
  expect(nameOf("/app/list/my-list.island.tsx")).toBeNull();
});
