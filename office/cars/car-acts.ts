import { holdText } from "#core/hold-words.ts";
import { type FoundCar, findCarById, findPresentCars } from "#data/queries/find-car.ts";
import { findCarRunAfter } from "#data/queries/import-runs.ts";
import { addAudit } from "#data/writes/audit.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import { findLastActOf } from "#data/writes/staff-acts.ts";
import { type CarEdit, editCar, type LeftBy } from "#feeds/engine/edit-car.ts";
import { may } from "../access.ts";
import type { AuditAction } from "../audit/copy.ts";
import { storesFor } from "../page.tsx";
import { type ActContext, type Came, refuse } from "../queue/act-context.ts";
import { copy } from "../queue/copy.ts";
import { isHoldTerm } from "./hold-terms.ts";
import { holdUntil } from "./hold-until.ts";
import { findYardRow } from "./yard-rows.ts";

/** The one car that is meant, by its number on the page that was open or by what somebody typed. */
async function findMeant({ request, act: { about } }: ActContext): Promise<{ car: FoundCar } | Came> {
  const { services, staff, edition } = request;
  const words = copy[edition];
  if (about.car !== undefined) {
    const storeId = Number(about.store);
    if (!may(staff, "move", storeId)) return refuse(words.notYours);
    const car = await findCarById(services.db, storeId, Number(about.car) || 0);
    if (!car) return refuse(words.notHere);
    return car.leftOn === null ? { car } : refuse(words.goneAlready(car.name));
  }
  const text = (about.text ?? "").slice(0, 40);
  const stores = storesFor(request, "move").map(({ id }) => id);
  const found = await findPresentCars(services.db, stores, text);
  const exact = found.filter(({ stockNumber, vin }) => [stockNumber, vin].includes(text.toUpperCase()));
  const [car, other] = exact.length === 1 ? exact : found;
  if (!car) return refuse(words.none(text));
  return other ? refuse(words.several(text)) : { car };
}

/** An act on the one car that is meant. */
const onCar =
  (act: (context: ActContext, car: FoundCar) => Promise<Came>) =>
  async (context: ActContext): Promise<Came> => {
    const found = await findMeant(context);
    return "car" in found ? act(context, found.car) : found;
  };

const dayMs = 86_400_000;

const findOthersRun = ({ request, who }: ActContext, { stockNumber, vin, storeId }: FoundCar, since: string) =>
  findCarRunAfter(request.services.db, { name: stockNumber || vin, storeId, by: who }, since);

/** Whether others put it elsewhere since this was noted; what somebody did before from the same device is no surprise. */
async function isMovedSince(context: ActContext, car: FoundCar): Promise<boolean> {
  const { request, act, notedAt } = context;
  const { about } = act;
  const { db } = request.services;
  if (about.from === undefined) return (await findOthersRun(context, car, notedAt)) !== undefined;
  if (car.row === about.from) return false;
  const last = await findLastActOf(db.main, car.id, new Date(Date.parse(notedAt) - dayMs).toISOString());
  return last?.staff_id !== request.staff.id || (await findOthersRun(context, car, last.at)) !== undefined;
}

const clash = ({ request, act }: ActContext, car: FoundCar, again = { kind: act.kind, about: act.about }): Came =>
  refuse(copy[request.edition].movedSince(car.name, car.row), "again", {
    kind: again.kind,
    about: { ...again.about, car: String(car.id), store: String(car.storeId), from: car.row },
  });

type Writing = { edit: CarEdit; action: AuditAction; said: string; detail?: object };

/** Writes one car as the office does, with the act and the trail in one transaction. */
async function write(context: ActContext, car: FoundCar, { edit, action, said, detail }: Writing): Promise<Came> {
  const { request, act, who, keep } = context;
  const { staff, edition, services, now } = request;
  const about = { storeId: car.storeId, vehicleId: car.id, said };
  const places = (before: PlainRow, after: PlainRow) => ("row" in edit ? { from: before.row, to: after.row } : {});
  const done = await editCar(services.db, {
    id: car.id,
    storeId: car.storeId,
    seenRow: car.row,
    edit,
    who,
    now,
    async alongside(trx, { runId, before, after }) {
      await keep(trx, { ...about, run: runId });
      await addAudit(trx, {
        staffId: staff.id,
        who,
        action,
        storeId: car.storeId,
        subject: car.stockNumber || car.vin,
        detail: { run: runId, ...places(before, after), ...detail, ...(act.by && { notedBy: act.by }) },
      });
    },
  });
  if (done === "absent") return refuse(copy[edition].goneAlready(car.name));
  if (done === "same") {
    await keep(services.db.main, about);
    return { said };
  }
  if ("clash" in done) return clash(context, { ...car, row: String(done.clash.row) });
  return { said, run: done.runId };
}

export const move = onCar(async (context, car) => {
  const { request, act } = context;
  const { services, edition } = request;
  const words = copy[edition];
  const place = findYardRow(services.stock.current, car.storeId, act.about.row ?? "");
  if (!("row" in place)) return refuse(words.noRow(act.about.row ?? "", place.first, place.last), "row");
  const { row } = place;
  if (car.row !== row && (await isMovedSince(context, car))) return clash(context, car);
  const { space } = act.about;
  const edit = { row, ...(space !== undefined && { space }) };
  return write(context, car, { edit, action: "car.move", said: words.moved(car.name, row) });
});

const reasons: Readonly<Record<string, LeftBy>> = { crushed: "crushed", sold: "sold", mistake: "gone" };

export const gone = onCar(async (context, car) => {
  const words = copy[context.request.edition];
  if (await isMovedSince(context, car)) return clash(context, car);
  const reason = context.act.about.reason ?? "";
  const left = Object.hasOwn(reasons, reason) ? reasons[reason] : "gone";
  return write(context, car, {
    edit: { left: left ?? "gone" },
    action: "car.gone",
    said: words.left(car.name),
    detail: { reason },
  });
});

/** It stands where it stood: nothing changes, and the walk knows. */
export const seen = onCar(async (context, car) => {
  const words = copy[context.request.edition];
  const { about } = context.act;
  if (await isMovedSince(context, car))
    return clash(context, car, { kind: "move", about: { ...about, row: about.from ?? car.row } });
  const said = words.seen(car.name);
  await context.keep(context.request.services.db.main, { storeId: car.storeId, vehicleId: car.id, said });
  return { said };
});

export const hold = onCar(async (context, car) => {
  const { request, act, notedAt } = context;
  const { services, edition, now } = request;
  const words = copy[edition];
  const schedule = services.stock.current.chain.storeById.get(car.storeId)?.schedule;
  const term = act.about.until ?? "";
  if (!schedule || !isHoldTerm(term)) return refuse(words.unknown);
  const heldUntil = holdUntil(schedule, term, new Date(notedAt));
  if (heldUntil <= now.toISOString()) return refuse(words.holdPast(car.name));
  const text = holdText({ heldUntil }, schedule.timeZone, now, edition);
  return write(context, car, {
    edit: { heldUntil },
    action: "car.hold",
    said: words.held(car.name, text),
    detail: { until: heldUntil },
  });
});

export const unhold = onCar(async (context, car) => {
  const words = copy[context.request.edition];
  return write(context, car, { edit: { heldUntil: null }, action: "car.unhold", said: words.letGo(car.name) });
});
