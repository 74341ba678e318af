import { formatDay } from "#core/time-words.ts";
import { listCarsWithVin } from "#data/queries/received-cars.ts";
import { may } from "../../access.ts";
import { type Done, demand, type StaffRequest } from "../../page.tsx";
import { copy } from "./copy.ts";
import { readForm } from "./read-form.ts";
import { hereWords, vinOfForm } from "./receive-car.ts";

/** A car whose VIN the office knows, in words; `there`: it stands somewhere now; `before`: its number of then. */
export type KnownCar = {
  said: string;
  there?: { car: string; store: string; row: string; name: string; mayMove: boolean };
  before?: string;
};

/** What is known of a VIN that a device has read, for as long as there is signal. */
export async function findKnown(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, staff, edition } = request;
  const words = copy[edition];
  const form = readForm(fields);
  const storeId = Number(form.store);
  demand(staff, "receive", storeId);
  const cars = await listCarsWithVin(services.db, vinOfForm(form));
  const [car] = cars;
  if (car?.leftOn === null) {
    const name = services.stock.current.chain.storeById.get(car.storeId)?.name ?? "";
    const mayMove = may(staff, "move", car.storeId);
    const there = { car: String(car.id), store: String(car.storeId), row: car.row, name, mayMove };
    return { json: { said: hereWords(request, car, storeId), there } satisfies KnownCar };
  }
  const left = cars.find((one) => one.storeId === storeId);
  if (!left?.leftOn) return { json: {} };
  const said = words.before(formatDay(left.leftOn, edition), left.stockNumber);
  return { json: { said, before: left.stockNumber } satisfies KnownCar };
}
