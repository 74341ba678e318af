import { useCopy, usePage } from "#app/page.tsx";
import { shortenSpans, spansOn } from "#core/hours.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { copy } from "./copy.ts";
import { spansWords } from "./hours-words.ts";

/** Today's hours of store and yard, special days included; nothing of what nobody has said. */
export function TodayHours({ store }: { store: Store }) {
  const words = useCopy(copy);
  const { now, edition } = usePage();
  const spans = spansOn(store.schedule, localTimeOf(now, store.schedule.timeZone).day);
  if (!spans) return null;
  const early = store.yardClosesBeforeMinutes;
  return (
    <p>
      {words.todayStore(spansWords(spans, edition))}
      {spans.length > 0 && early !== null && store.services.has("inventory") && (
        <>
          <br />
          {words.todayYard(spansWords(shortenSpans(spans, early), edition))}
        </>
      )}
    </p>
  );
}
