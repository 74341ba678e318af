import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { priceNow, salesNow, type YardCar, type YardFile, type YardPart } from "#core/yard-file.ts";
import { cutCar, type ListCar, type Stop, type WantedPart } from "./book.ts";
import { carsInFile } from "./cars-in-file.ts";
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
  });

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Rows, names and prices as the yard says them today; what has left stays as it was seen last. */
export const freshen =
  (file: YardFile, now: Date, day: string): Change =>
  (book) => {
    const cars = carsInFile(file);
    const parts = new Map(file.parts.map((part) => [part.id, part]));
    const sales = salesNow(file, now);
    const fresh = (stop: Stop): Stop => {
      const car = stop.car && cars.get(stop.car.id);
      return {
        ...stop,
        yard: file.store.name,
        car: car ? listedCar(car, stop.car ?? undefined) : stop.car,
        wants: stop.wants.map((want) => {
          const part = parts.get(want.part);
          return part ? { ...want, ...wantedOf(part, sales, day) } : want;
        }),
      };
    };
    const jobs = book.jobs.map((job) => ({
      ...job,
      stops: job.stops.map((stop) => (stop.store === file.store.id ? fresh(stop) : stop)),
    }));
    return same(jobs, book.jobs) ? book : { ...book, jobs };
  };
