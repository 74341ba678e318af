import { useEdition } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { guardedShort } from "#core/guarded-dangers.ts";

/** Beside the name of a car that is known to run on high voltage; of one of which nobody knows it nothing is said. */
export function Volts() {
  const edition = useEdition();
  return (
    <>
      <Icon name="warning" /> <span>{guardedShort["high-voltage-car"][edition]}.</span>
    </>
  );
}
