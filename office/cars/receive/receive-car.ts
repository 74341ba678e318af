import { SiteError } from "#core/errors.ts";
import { isHitSide } from "#core/hit-side.ts";
import { localTimeOf } from "#core/local-time.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findVinIn } from "#core/vin/answer-vin.ts";
import { cleanVin, latestYear } from "#core/vin/signs.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import {
  type CarWithVin,
  findReceived,
  isReceived,
  isStockNumberTaken,
  listCarsWithVin,
  listLastStockNumbers,
} from "#data/queries/received-cars.ts";
import { type Done, demand, GoTo, type StaffRequest } from "../../page.tsx";
import { zoneOfStore } from "../../shell/moment.ts";
import { findYardRow } from "../yard-rows.ts";
import { copy } from "./copy.ts";
import { nextStockNumber } from "./next-stock.ts";
import { isStockNumber, keyOf, type ReceiveForm, readForm } from "./read-form.ts";
import { type Received, writeReceived } from "./write-received.ts";

export const freeStockNumber = async ({ services }: StaffRequest, storeId: number): Promise<string> =>
  nextStockNumber(await listLastStockNumbers(services.db, storeId));

/** The VIN as the file of the car has it: with 1 and 0 for letters that no VIN has, else as it was typed. */
export const vinOfForm = ({ vin }: ReceiveForm): string => findVinIn(vin) ?? cleanVin(vin);

const isYear = (text: string, now: Date) =>
  /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= latestYear(now);

/** Where to go on: the row stays from car to car. */
const onward = ({ href }: StaffRequest, more: Record<string, string>) =>
  new GoTo(`${href("receive")}?${new URLSearchParams(more)}`);

/** Why a car was not received, and what follows from it. */
export type NotReceived = {
  why: string;
  /** The row is none that the yard has. */
  row?: true;
  /** The stock number is another car's: the next that is free. */
  free?: string;
  /** It is there already, here or elsewhere. */
  car?: CarWithVin;
};

/** The line of the inventory file that this car is, or what is wrong with it. */
async function lineOf(
  request: StaffRequest,
  form: ReceiveForm,
  { storeId, at }: { storeId: number; at: Date },
): Promise<{ line: Record<string, string> } | NotReceived> {
  const { services, edition, now } = request;
  const words = copy[edition];
  const stock = services.stock.current;
  const [make, model] = [stock.catalog.findMake(Number(form.make)), stock.catalog.findModel(Number(form.model))];
  if (!make || model?.makeId !== make.id || !isYear(form.year, now)) return { why: words.badName };
  if (!isStockNumber(form.stock)) return { why: words.badStock };
  const place = findYardRow(stock, storeId, form.row);
  if (!("row" in place)) return { why: words.badRow(place.first, place.last), row: true };
  const vin = vinOfForm(form);
  const [known] = await listCarsWithVin(services.db, vin);
  if (known?.leftOn === null) return { why: hereWords(request, known, storeId), car: known };
  if (await isStockNumberTaken(services.db, storeId, form.stock)) {
    const free = await freeStockNumber(request, storeId);
    return { why: words.taken(form.stock, free), free };
  }
  const line = {
    ...{ stock_number: form.stock, year: form.year, make: make.name, model: model.name, row: place.row },
    ...(vin && { vin }),
    ...(isHitSide(form.hit) && { hit_side: form.hit }),
    date_set: localTimeOf(at, zoneOfStore(request, storeId)).day,
  };
  return { line };
}

type Known = { storeId: number; row: string; stockNumber: string };

export function hereWords({ services, edition }: StaffRequest, car: Known, storeId: number): string {
  const words = copy[edition];
  if (car.storeId === storeId) return `${words.here(car.row, car.stockNumber)}.`;
  return `${words.there(services.stock.current.chain.storeById.get(car.storeId)?.name ?? "", car.row)}.`;
}

type Came = { run: number } | NotReceived;
type Receiving = Pick<Received, "key" | "keep"> & { at: Date };

/** What came of this key already. */
async function findCame({ services, edition }: StaffRequest, key: string): Promise<Came | undefined> {
  const run = await findReceived(services.db, key);
  return run && (run.status === "undone" ? { why: copy[edition].wasUndone } : { run: run.id });
}

/** A car that came in at a moment is an inventory file of one line that only adds: same rules, history, undo and trail. */
export async function receiveCar(
  request: StaffRequest,
  form: ReceiveForm,
  { key, at, keep }: Receiving,
): Promise<Came> {
  const before = await findCame(request, key);
  if (before) return before;
  const came = await bringIn(request, form, { key, at, keep });
  // The same car, sent to another process at the same time, was received there: it is here by this very key.
  return "why" in came ? ((await findCame(request, key)) ?? came) : came;
}

async function bringIn(request: StaffRequest, form: ReceiveForm, { key, at, keep }: Receiving): Promise<Came> {
  const storeId = Number(form.store);
  const made = await lineOf(request, form, { storeId, at });
  return "line" in made ? writeReceived(request, made.line, { key, storeId, stock: form.stock, keep }) : made;
}

export async function receive(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const form = readForm(fields);
  demand(request.staff, "receive", Number(form.store));
  const key = keyOf(form);
  if (!key) throw new SiteError("invalid", "a form without its key");
  const came = await receiveCar(request, form, { key, at: request.now });
  return "why" in came ? { again: came.why } : onward(request, { store: form.store, row: form.row, key });
}

/** Takes a car back that was received here. */
export async function undoReceived(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, staff, edition } = request;
  const run = await findImportRun(services.db, Number(fields.get("run")) || 0);
  if (!run || !isReceived(run)) throw new SiteError("not-found", "a car that was received");
  const [storeId = 0] = JSON.parse(run.stores) as number[];
  demand(staff, "receive", storeId);
  const stock = (fields.get("stock") ?? "").slice(0, 40);
  const note = { staffId: staff.id, who: nameOfStaff(staff), storeId, subject: stock };
  const answer = await services.runJob({ kind: "undo", runId: run.id, stores: [storeId], note });
  if ("trouble" in answer) return { again: answer.trouble[edition] };
  return onward(request, { store: String(storeId), row: (fields.get("row") ?? "").slice(0, 20), undone: "1" });
}
