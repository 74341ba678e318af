import { randomUUID } from "node:crypto";
import type { Option } from "#app/ui/options.tsx";
import { holdText } from "#core/hold-words.ts";
import { instantOfMinute, localTimeOf } from "#core/local-time.ts";
import { nameOfStaff } from "#core/staff.ts";
import { formatDay } from "#core/time-words.ts";
import { listRunsById } from "#data/queries/import-runs.ts";
import { countRowCars, listRowCars, type RowCar } from "#data/queries/row-cars.ts";
import type { StaffActRow } from "#data/schema.ts";
import { findStaffAct, listActsInRow } from "#data/writes/staff-acts.ts";
import { may } from "../../access.ts";
import { type StaffRequest, shownStores } from "../../page.tsx";
import { zoneOfStore } from "../../shell/moment.ts";
import { matchRow } from "../fold-row.ts";
import { listYardRows, rowOrder } from "../yard-rows.ts";
import { copy } from "./copy.ts";
import type { Mark, Marks, WalkCar } from "./marks.ts";
import type { WalkRowProps } from "./walk-row-props.ts";

export type WalkProps = {
  title: string;
  yards: Option[];
  store: string;
  rows: { row: string; cars: number; href: string }[];
  walk: WalkRowProps | undefined;
  told: string | undefined;
};

const monthsMs = 80 * 86_400_000;
const withoutRoom = /^\s*$/;

/** By the space from the aisle; where nobody notes spaces, as the last walk went, then by number. */
function inOrder(cars: readonly RowCar[], acts: readonly StaffActRow[]): RowCar[] {
  const spaced = cars.some(({ space }) => !withoutRoom.test(space));
  const seenAt = new Map(acts.map((act) => [act.vehicle_id, act.at]));
  const keyOf = (car: RowCar) => (spaced ? car.space || "~" : (seenAt.get(car.id) ?? "~"));
  const numberOf = ({ stockNumber, vin }: RowCar) => stockNumber || vin;
  return cars.toSorted((a, b) => rowOrder.compare(keyOf(a), keyOf(b)) || rowOrder.compare(numberOf(a), numberOf(b)));
}

function markOf(car: RowCar, row: string, acts: readonly StaffActRow[]): Mark | undefined {
  const own = acts.findLast(({ vehicle_id }) => vehicle_id === car.id);
  const act = own ?? (car.leftHow === "crushed" ? acts.findLast(({ kind }) => kind === "crush") : undefined);
  const about = { key: act?.key ?? "", ...(act?.run_id != null && { run: act.run_id }) };
  if (car.leftHow !== null) return { how: car.leftHow === "moved" ? "gone" : car.leftHow, ...about };
  if (car.row !== row) return { how: "move", row: car.row, ...about };
  if (own?.kind === "seen" || own?.kind === "hold" || own?.kind === "unhold") return { how: own.kind, ...about };
  return undefined;
}

async function loadRow(request: StaffRequest, storeId: number, row: string): Promise<WalkRowProps> {
  const { services, staff, edition, now, href, csrf, query } = request;
  const { db } = services;
  const zone = zoneOfStore(request, storeId);
  const { day } = localTimeOf(now, zone);
  const dawn = instantOfMinute(day, 0, zone).toISOString();
  const acts = await listActsInRow(db.main, storeId, row, new Date(now.getTime() - monthsMs).toISOString());
  const [before, all] = [acts.filter(({ at }) => at < dawn), acts.filter(({ at }) => at >= dawn)];
  const runs = await listRunsById(
    db,
    all.flatMap(({ run_id }) => run_id ?? []),
  );
  const undone = new Set(runs.filter(({ status }) => status === "undone").map(({ id }) => id));
  const today = all.filter(({ run_id }) => run_id === null || !undone.has(run_id));
  const found = await listRowCars(db, storeId, {
    row,
    today: day,
    also: today.flatMap(({ vehicle_id }) => vehicle_id ?? []),
  });
  const marks: Marks = Object.fromEntries(
    found.flatMap((car) => {
      const mark = markOf(car, row, today);
      return mark ? [[car.id, mark]] : [];
    }),
  );
  const cars: WalkCar[] = inOrder(found, before).map((car) => ({
    id: car.id,
    name: car.name,
    stockNumber: car.stockNumber,
    vin: car.vin,
    space: car.space,
    held: holdText(car, zone, now, edition, "short"),
  }));
  const last = before.at(-1);
  const yardRows = listYardRows(services.stock.current, storeId);
  const rows =
    yardRows.length > 0 ? yardRows : [...(await countRowCars(db, storeId)).keys()].toSorted(rowOrder.compare);
  const here = (more: Record<string, string>) =>
    `${href("walk")}?${new URLSearchParams({ store: String(storeId), ...more })}`;
  const next = rows[rows.indexOf(row) + 1];
  return {
    store: storeId,
    row,
    rows,
    mapped: yardRows.length > 0,
    cars,
    marks,
    start: Number(query.get("car")) || undefined,
    last: last && formatDay(localTimeOf(new Date(last.at), zone).day, edition, "short"),
    me: { who: staff.id, name: nameOfStaff(staff) },
    target: { action: href("walk"), csrf },
    keys: Object.fromEntries(["seen", "gone", "move", "hold", "unhold", "crush"].map((kind) => [kind, randomUUID()])),
    ways: {
      here: here({ row }),
      cars: href("cars"),
      close: here({}),
      today: href("today"),
      next: next === undefined ? undefined : { row: next, href: here({ row: next }) },
      receive: may(staff, "receive", storeId)
        ? `${href("receive")}?${new URLSearchParams({ store: String(storeId), row })}`
        : undefined,
    },
  };
}

export async function loadWalk(request: StaffRequest): Promise<WalkProps> {
  const { services, staff, edition, query, sent, href } = request;
  const words = copy[edition];
  const stores = shownStores(request, "move");
  const asked = Number(sent?.get("store") ?? query.get("store")) || (stores.length === 1 ? stores[0]?.id : undefined);
  const store = stores.find(({ id }) => id === asked);
  const base = {
    title: words.title,
    yards: stores.map(({ id, name }) => ({ value: String(id), text: name })),
    store: store ? String(store.id) : "",
    told: query.has("undone") ? words.undone : (await findStaffAct(services.db.main, query.get("done") ?? ""))?.said,
  };
  if (!store || !may(staff, "move", store.id)) return { ...base, rows: [], walk: undefined };
  const counts = await countRowCars(services.db, store.id);
  const named = (sent?.get("walk") ?? query.get("row") ?? "").trim().slice(0, 20);
  const known = [...listYardRows(services.stock.current, store.id), ...counts.keys()];
  const row = named && (known.includes(named) ? named : matchRow(known, named));
  if (row) return { ...base, title: `${words.row} ${row}`, rows: [], walk: await loadRow(request, store.id, row) };
  return {
    ...base,
    walk: undefined,
    rows: [...counts]
      .toSorted(([a], [b]) => rowOrder.compare(a, b))
      .map(([one, cars]) => ({
        row: one,
        cars,
        href: `${href("walk")}?${new URLSearchParams({ store: String(store.id), row: one })}`,
      })),
  };
}
