import { having } from "#app/marks.ts";
import { hasYardMode } from "#app/offline/has-yard-mode.ts";
import { afterLoad } from "#app/shell/browser/after-load.ts";
import { recall } from "#app/shell/browser/storage.ts";
import { workerPath } from "#site/yard-files.ts";

/** Starts the worker when all else is done; what is said of the signal comes when there is something to say. */
export function startYardMode(): void {
  if (!("serviceWorker" in navigator) || !hasYardMode()) return;
  const follow = () => import("./follow-signal.ts").then(({ followSignal }) => followSignal());
  if (document.querySelector(having("signal"))) follow();
  else addEventListener("offline", follow, { once: true });
  afterLoad(() => {
    navigator.serviceWorker.register(workerPath, { updateViaCache: "none" }).catch(() => {});
    if (recall("yards")) import("./refresh-yards.ts").then(({ refreshYards }) => refreshYards());
  });
}
