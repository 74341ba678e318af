import { scope as common } from "#app/offline/worker/scope.ts";
import type { Edition } from "#site/editions.ts";

/** What the server writes before the office's worker, beside the pages and sheets of every worker. */
type Told = {
  readonly navigator: { readonly onLine: boolean };
  /** Pages that work without signal for whoever may open them: kept before they were opened. */
  readonly works: Readonly<Partial<Record<Edition, readonly string[]>>>;
  /** A session that nobody used for so long has ended. */
  readonly idleMs: number;
};

export const scope = common as typeof common & Told;
