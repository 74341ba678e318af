import { useCopy } from "#app/page.tsx";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { copy } from "./copy.ts";
import { AllOfModel, CarsHere, CarsNear } from "./others.tsx";
import type { Similar } from "./similar.ts";
import "#app/ui/section-head.css";

/** Cars of its model, at its yard and at the nearest others; for one whose parts nobody has compared. */
export function SimilarList({ vehicle, store, similar }: { vehicle: Vehicle; store: Store; similar: Similar }) {
  const words = useCopy(copy);
  const model = `${vehicle.make} ${vehicle.model}`;
  return (
    <>
      {similar.here.length > 0 && (
        <section className="mt-7" aria-labelledby="same-here">
          <h2 className="section-head" id="same-here">
            {words.here(model)}
          </h2>
          <CarsHere cars={similar.here} store={store} />
        </section>
      )}
      <section className="mt-7" aria-labelledby="same-near">
        <h2 className="section-head" id="same-near">
          {words.near(model)}
        </h2>
        {similar.near.length > 0 && <CarsNear cars={similar.near} from={store} />}
        <p className="mt-4">
          <AllOfModel vehicle={vehicle} store={store} />
        </p>
      </section>
    </>
  );
}
