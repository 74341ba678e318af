import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { warrantyOf } from "#content/chain-facts.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import type { PricedPart } from "#core/part.ts";
import type { Store } from "#core/store.ts";
import { type Vehicle, vehicleKey, vehicleName } from "#core/vehicle.ts";
import { copy } from "./add-copy.ts";
import { type Addition, plainCar } from "./addition.ts";
import type { ListCar, WantedPart } from "./book.ts";
import "./add.css";

const listCarOf = (vehicle: Vehicle): ListCar =>
  plainCar({
    id: vehicle.id,
    key: vehicleKey(vehicle),
    name: vehicleName(vehicle),
    row: vehicle.row,
    section: vehicle.section,
    space: vehicle.space,
    style: artOf(vehicle).style,
    color: vehicle.color,
    since: vehicle.dateSet,
    highVoltage: runsOnHighVoltage(vehicle),
  });

/** `priceCents` is what is paid today, on sale or not; `day` is the yard's. */
export const wantedPartOf = (part: PricedPart, priceCents: number, day: string): WantedPart => ({
  part: part.id,
  name: part.name,
  type: part.type,
  priceCents,
  coreCents: part.coreCents,
  environmentalCents: part.environmentalCents,
  warrantyCents: warrantyOf(part),
  seen: day,
});

type AddButtonProps = {
  /** What is added, as it is called aloud. */
  name: string;
  store: Store;
  vehicle?: Vehicle;
  parts?: readonly WantedPart[];
};

/** “+ Lista”: it needs script, which shows it, as wide as it stands. */
export function AddButton({ name, store, vehicle, parts = [] }: AddButtonProps) {
  const words = useCopy(copy);
  const addition: Addition = { store: store.id, yard: store.name, car: vehicle ? listCarOf(vehicle) : null, parts };
  return (
    <span className="adds">
      <button
        className="add"
        type="button"
        hidden
        {...mark("room")}
        {...mark("enhance", "add-one")}
        {...mark("add", JSON.stringify({ name, ...addition }))}
      >
        <Icon name="plus" />
        <span>{words.add}</span>
      </button>
    </span>
  );
}
