import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import saveYard from "./save-yard.island.tsx";

/** "Guarde este yonke para su visita", where a page is about one yard. */
export function SaveYard({
  store: { id, postalCode, services },
}: {
  store: Pick<Store, "id" | "postalCode" | "services">;
}) {
  const { href, settings } = usePage();
  if (!settings.yardMode || !services.has("inventory")) return null;
  return <Island of={saveYard} props={{ id, zip: postalCode, page: href("savedYard") }} />;
}
