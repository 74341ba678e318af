import { type Book, cutCar, type ListCar, openJob, stopKey, type WantedPart } from "./book.ts";
import { addCar, addParts, type Change, removeStop, removeWants, type Yard } from "./changes.ts";

/** What one press of “+ Lista” adds: a car, parts of a yard's list, or parts of a car. */
export type Addition = Yard & { car: ListCar | null; parts: readonly WantedPart[] };

/** What a car that was seen but not read in full is kept with. */
export const plainCar = (car: Pick<ListCar, "id" | "key" | "name"> & Partial<ListCar>): ListCar =>
  cutCar({ row: "", section: "", space: "", style: "", color: "", since: "", highVoltage: false, ...car });

export function isListed(book: Book, { store, car, parts }: Addition): boolean {
  const key = stopKey({ store, car });
  const stop = openJob(book).stops.find((one) => stopKey(one) === key);
  return stop !== undefined && parts.every(({ part }) => stop.wants.some((want) => want.part === part));
}

const take = ({ store, yard, car, parts }: Addition): Change =>
  car && parts.length === 0 ? addCar({ store, yard }, car) : addParts({ store, yard }, car, parts);

const leave = ({ store, car, parts }: Addition): Change =>
  parts.length === 0
    ? removeStop(stopKey({ store, car }))
    : removeWants(
        stopKey({ store, car }),
        parts.map(({ part }) => part),
      );

/** On the list, or off it again. */
export const toggle =
  (addition: Addition): Change =>
  (book) =>
    (isListed(book, addition) ? leave : take)(addition)(book);
