import { useDeviceValue } from "#app/device-value.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";
import { sun, switchSun } from "./sun.ts";

/** "Sol": the site for bright sun, from now on, on this device. Part of an island. */
export function SunSwitch() {
  const words = useCopy(copy);
  const on = useDeviceValue(sun) ?? false;
  return (
    <Button look="line" size={44} icon="sun" aria-pressed={on} onClick={switchSun}>
      {words.sun}
    </Button>
  );
}
