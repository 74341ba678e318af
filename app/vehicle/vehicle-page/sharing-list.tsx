import { useCopy, usePage } from "#app/page.tsx";
import { sisterBonds, yearsText } from "#core/generation.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import { AllOfModel, CarsHere, CarsNear } from "./others.tsx";
import type { SharingCars } from "./sharing-cars.ts";

type SharingProps = { vehicle: Vehicle; store: Store; sharing: SharingCars };

/** Which years and models share its parts, in words that promise no more than is known, and some of those cars. */
export function SharingList({ vehicle, store, sharing }: SharingProps) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { generation, spans, here, near } = sharing;
  const own = spans.find(({ modelId }) => modelId === vehicle.modelId);
  return (
    <>
      <p className="mt-2">
        {own && `${words.sameGeneration(yearsText(own))} `}
        {spans.map(
          (span) => span.bond && `${words.sister(`${span.name} ${yearsText(span)}`, sisterBonds[span.bond][edition])} `,
        )}
        {generation?.note[edition] && `${words.differs(generation.note[edition])} `}
        {words.compare}
      </p>
      {here.length > 0 && <CarsHere cars={here} store={store} />}
      {near.length > 0 && <CarsNear cars={near} from={store} />}
      <p className="mt-4">
        <AllOfModel vehicle={vehicle} store={store} years={own} />
      </p>
    </>
  );
}
