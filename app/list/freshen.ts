import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { priceNow, salesNow, type YardCar, type YardPart } from "#core/yard-file.ts";
import type { HeldYard } from "./ask-yard.ts";
import { cutCar, type ListCar, type Stop, type WantedPart } from "./book.ts";
import { carsInFile, partsInFile } from "./cars-in-file.ts";
import type { Change } from "./changes.ts";

export const wantedOf = (part: YardPart, sales: ReadonlyMap<string, number>, day: string): WantedPart => ({
  part: part.id,
  name: part.name,
  type: part.type,
  priceCents: priceNow(part, sales),
  coreCents: part.coreCents,
  environmentalCents: part.environmentalCents,
  warrantyCents: part.warrantyCents,
  seen: day,
});

/** Its drawing stays the one that was seen: a body's own is plainer. */
export const listedCar = (car: YardCar, before?: ListCar): ListCar =>
  cutCar({
    id: car.id,
    key: vehicleKey(car),
    name: vehicleName(car),
    row: car.row,
    section: car.section,
    space: car.space,
    style: before?.style || car.body,
    color: car.color,
    since: car.dateSet,
    highVoltage: car.highVoltage === true || before?.highVoltage === true,
  });

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** The same list when nothing in it is new. */
function mapChanged<T extends object>(all: T[], edit: (one: T) => T): T[] {
  const next = all.map(edit);
  return next.every((one, at) => one === all[at]) ? all : next;
}

/**
 * Rows, names and prices as the yard says them; what has left stays as it was seen last. A saved file says nothing of
 * what was seen after it.
 */
export const freshen =
  ({ file, day, saved }: HeldYard, now: Date): Change =>
  (book) => {
    const cars = carsInFile(file);
    const parts = partsInFile(file);
    const sales = salesNow(file, now);
    const fresh = (stop: Stop): Stop => {
      if (stop.store !== file.store.id) return stop;
      const car = stop.car && (!saved || stop.car.since === "") && cars.find(stop.car.id);
      const next = {
        ...stop,
        yard: file.store.name,
        car: car ? listedCar(car, stop.car ?? undefined) : stop.car,
        wants: stop.wants.map((want) => {
          const part = want.seen <= day && parts.get(want.part);
          return part ? { ...want, ...wantedOf(part, sales, day) } : want;
        }),
      };
      return same(next, stop) ? stop : next;
    };
    const jobs = mapChanged(book.jobs, (job) => {
      const stops = mapChanged(job.stops, fresh);
      return stops === job.stops ? job : { ...job, stops };
    });
    return jobs === book.jobs ? book : { ...book, jobs };
  };
