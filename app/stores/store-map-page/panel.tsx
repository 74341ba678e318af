import { writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Volts } from "#app/vehicle/volts.tsx";
import { PaintTile } from "#app/yard/paint-tile.tsx";
import { rowPart } from "#app/yard/row-part.ts";
import { colorName } from "#core/color.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { wayToRow } from "#drawings/way-to-row.ts";
import { copy } from "./copy.ts";
import type { CarInRow, MapPage } from "./load.ts";
import "#app/list/add.css";
import "#app/ui/find-bar.css";
import "#app/yard/yard-page.css";

/** What stands in the marked row, or which cars are lit, or the zones; a row's link brings only this part. */
export function Panel(props: MapPage) {
  const { yard, mark: row } = props;
  return (
    <div className="yard-page__side" id={rowPart}>
      {row.row ? <MarkedRow {...props} /> : yard.lit > 0 ? <LitCars {...props} /> : <Zones {...props} />}
      <FindRow {...props} />
    </div>
  );
}

function MarkedRow({ store, map, mark: { row, section }, cars, search }: MapPage) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const zone = map.zones.find(({ code }) => code === section)?.name[edition] ?? "";
  const lit = cars.filter((car) => car.lit).length;
  return (
    <>
      <div className="yard-page__head">
        <h2>{words.rowOf(row)}</h2>
        <p>
          {[words.cars(cars.length, String(cars.length)), zone].filter(Boolean).join(", ")}
          {lit > 0 && <b>{words.lit(lit)}</b>}
        </p>
        <a
          className="no-print"
          href={href("storeMap", { id: store.id }, { query: search ? writeSearch(search) : {} })}
          {...mark("swap", rowPart)}
        >
          {words.unmark}
        </a>
      </div>
      <Steps steps={wayToRow(map, row, edition, section)} />
      <CarList cars={cars} store={store.id} />
    </>
  );
}

type CarListProps = { cars: readonly CarInRow[]; store: number; plaques?: boolean };

function CarList({ cars, store, plaques = false }: CarListProps) {
  const { edition, href } = usePage();
  return (
    <ul className="yard-page__list adds" {...mark("enhance", "add-cars")} {...mark("store", store)}>
      {cars.map(({ vehicle, row, lit }) => {
        const volts = runsOnHighVoltage(vehicle);
        return (
          <li
            key={vehicle.id}
            className={lit && !plaques ? "is-lit" : undefined}
            {...mark("car", vehicle.id)}
            {...mark("volts", volts)}
          >
            {plaques ? <b className="yard-page__row">{row}</b> : <PaintTile vehicle={vehicle} />}
            <a href={href("vehicle", { vin: vehicleKey(vehicle) })}>{vehicleName(vehicle)}</a>
            <small>{colorName(vehicle.color, edition)}</small>
            {volts && (
              <p className="yard-page__volts">
                <Volts />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function LitCars({ store, yard, cars, searchName }: MapPage) {
  const words = useCopy(copy);
  return (
    <>
      <div className="yard-page__head">
        <h2>{searchName}</h2>
        <p>{words.litHere(yard.lit)}</p>
      </div>
      {cars.length > 0 ? <CarList cars={cars} store={store.id} plaques /> : <p className="mb-4">{words.litMany}</p>}
    </>
  );
}

function Zones({ yard, search, searchName }: MapPage) {
  const words = useCopy(copy);
  const { sketch } = yard;
  const zones = sketch.zones.map(([code, name], zone) => {
    const rows = sketch.rows.filter((row) => row[1] === zone);
    return { code, name, rows: rows.length, cars: rows.reduce((sum, row) => sum + row[3], 0) };
  });
  return (
    <>
      <div className="yard-page__head">
        <h2>{words.zones}</h2>
        <p>{search ? words.litNone(searchName) : words.press}</p>
      </div>
      <ul className="yard-page__list">
        {zones.map(({ code, name, rows, cars }) => (
          <li key={code}>
            <span>
              <b>{name}</b>
            </span>
            <small>
              {words.rows(rows)}, {words.cars(cars, String(cars))}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The row as a puller reads it on a car's page or a sheet; what is lit stays lit. */
function FindRow({ store, asked, mark: { row }, search }: MapPage) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <form
      className="find-bar find-bar--two no-print"
      action={href("storeMap", { id: store.id })}
      {...mark("swap", rowPart)}
    >
      <Field
        id="row"
        name="row"
        label={words.row}
        hint={words.hint}
        defaultValue={asked}
        error={asked && !row ? words.unknownRow(asked) : undefined}
        maxLength={12}
        autoComplete="off"
      />
      {[...(search ? writeSearch(search) : [])].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button look="ink">{words.find}</Button>
    </form>
  );
}
