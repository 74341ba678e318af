import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import welcomeBack from "./welcome-back.island.tsx";

/** The place for whoever comes back; `app/shell/head/make-room.ts` keeps it free before anything is painted. */
export function WelcomeBack() {
  const { edition, href, pattern, settings } = usePage();
  return (
    <div className="mine no-print">
      <Island
        of={welcomeBack}
        props={{
          store: pattern("store", edition),
          map: pattern("storeMap", edition),
          prices: settings.switches.partPrices ? `${href("partPricing")}?store=:id` : undefined,
          results: href("inventoryResults"),
        }}
      />
    </div>
  );
}
