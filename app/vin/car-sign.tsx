import { useCopy, usePage } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { artOf } from "#app/vehicle/art-of.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import { bodyName } from "#core/vehicle.ts";
import { vehicleArtName } from "#drawings/vehicle-art.ts";
import { copy } from "./copy.ts";
import type { NamedCar } from "./vin-car.ts";

/** Silver, since a VIN has no colour. */
export function CarDrawing({ make, model, car }: NamedCar) {
  const { asset } = usePage();
  const { style, paint } = artOf({ make, model, body: car.body, color: "" });
  return <img src={asset(`art/vehicles/${vehicleArtName(style, paint, false)}`)} width="640" height="280" alt="" />;
}

/** The car that the VIN says: three facts at most, and none that the table does not give. */
export function CarSign({ shown, fits }: { shown: NamedCar; fits: boolean }) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { car, make, model } = shown;
  const doors = car.doors > 0 ? words.doors(car.doors) : undefined;
  const facts = [
    { value: car.engine, name: words.engine },
    { value: car.code, name: words.code },
    { value: car.body && bodyName(car.body, edition), name: doors ?? words.body },
  ].filter(({ value }) => value !== "");
  const isDangerous = car.highVoltage || hasHighVoltage(`${make} ${model}`);
  return (
    <>
      <section className="vin-car" aria-labelledby="vin-car-h">
        <div className="vin-car__pic" title={words.drawing}>
          <CarDrawing {...shown} />
        </div>
        <div>
          <p className="vin-car__src">
            <Icon name="check" /> {words.source}
          </p>
          <h2 id="vin-car-h">{words.named(make, model, car.year)}</h2>
          <a href={href("vin")}>{words.not}</a>
        </div>
        {facts.length > 0 && (
          <dl className="vin-car__facts">
            {facts.map(({ value, name }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {isDangerous && <Notice className="mt-3">{words.volts}</Notice>}
      {!fits && <p className="vin-doubt">{words.doubt}</p>}
    </>
  );
}
