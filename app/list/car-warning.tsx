import { useEdition } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { guardedShort } from "#core/guarded-dangers.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import type { ListCar } from "./book.ts";
import "./stops.css";

/** Of a car that runs on high voltage, by what its yard knows of it or else by its name; also on paper. */
export function CarWarning({ car }: { car: ListCar | null }) {
  const edition = useEdition();
  if (!car || !(car.highVoltage || hasHighVoltage(car.name))) return null;
  return (
    <p className="want__danger">
      <Icon name="warning" /> <span>{guardedShort["high-voltage-car"][edition]}.</span>
    </p>
  );
}
