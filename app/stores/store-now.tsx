import { usePage } from "#app/page.tsx";
import type { Schedule } from "#core/hours.ts";
import { OpenNow } from "./open-now.tsx";
import { openWords } from "./open-words.ts";

/** Open now or not, until when, in the store's own time. */
export function StoreNow({ schedule }: { schedule: Schedule }) {
  const { now, edition } = usePage();
  const { open, until } = openWords(schedule, now, edition);
  return <OpenNow open={open} until={until} />;
}
