import { afterLoad } from "#app/shell/browser/after-load.ts";
import type { Edition } from "#site/editions.ts";
import { workerPath } from "#site/yard-files.ts";
import { followSignal } from "./follow-signal.ts";

/** For whoever is in: starts the worker when all else is done, and says of the signal what there is to say. */
export function startOffline(edition: Edition): void {
  if (!("serviceWorker" in navigator) || !document.querySelector("main.o-main")) return;
  followSignal(edition);
  afterLoad(() => {
    navigator.serviceWorker.register(workerPath, { updateViaCache: "none" }).catch(() => {});
  });
}
