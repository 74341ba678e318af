import type { SharedCalls } from "#api/fair-use.ts";
import type { Data } from "./open-data.ts";
import type { SiteServices } from "./open-site.ts";
import type { Jobs } from "./start-jobs.ts";
import type { Telemetry } from "./telemetry/open-telemetry.ts";

/** How this process stands at the moment. */
type Standing = {
  /** Counts calls together with the processes beside it; one that serves alone needs none. */
  sharedCalls?: ((name: string) => SharedCalls) | undefined;
  /** How often this process, or one beside it, was posted a list of paths for the sitemap. */
  postings: number;
  /** The whole server stops. */
  stopping: boolean;
  /** This process takes no more: every connection ends with its next answer. */
  leaving: boolean;
};

/** Everything a request may need; made once at the start. */
export type Services = Data & SiteServices & Jobs & Telemetry & Standing;
