import { useEffect } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { type OwnCar as Car, ownCar } from "./own-car.ts";
import { ownCarCopy } from "./own-car-copy.ts";

type OwnCarProps = {
  /** The page that the car leads to, and what it reads of it. */
  to: string;
  reads: readonly Exclude<keyof Car, "name">[];
  /** Only where it is of this model. */
  ofModel?: number;
  /** The one that a VIN has just led to. */
  found?: Car;
};

/** The car of the last VIN, on this device alone. */
function OwnCar({ to, reads, ofModel, found }: OwnCarProps) {
  const words = useCopy(ownCarCopy);
  const car = useDeviceValue(ownCar);
  useEffect(() => {
    if (found) ownCar.set(found);
  }, [found]);
  if (!car || (ofModel !== undefined && car.model !== ofModel)) return null;
  const [path = "", given] = to.split("?", 2);
  const query = new URLSearchParams(given);
  for (const name of reads) if (car[name]) query.set(name, String(car[name]));
  return (
    <p className="own-car">
      {words.lead} <a href={`${path}?${query}`}>{car.name}</a>{" "}
      <Button look="line" size={44} onClick={ownCar.clear}>
        {words.forget}
      </Button>
    </p>
  );
}

export default defineIsland("own-car", OwnCar);
