import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import welcomeBack from "./welcome-back.island.tsx";

/** What the island will draw: a page carries the rules of the classes that stand in it. */
const drawnLater =
  "sign sign--guide sign--sm store-top stack stack--3 on-sign now now--open now--shut btns btn btn--44 btn--line likely";

/** The place for whoever comes back; `app/shell/head/make-room.ts` keeps it free before anything is painted. */
export function WelcomeBack() {
  const { edition, href, pattern } = usePage();
  return (
    <div className="mine no-print">
      <i hidden className={drawnLater} />
      <Island
        of={welcomeBack}
        props={{
          store: pattern("store", edition),
          map: pattern("storeMap", edition),
          prices: `${href("partPricing")}?store=:id`,
          results: href("inventoryResults"),
        }}
      />
    </div>
  );
}
