import { dirname, join } from "node:path";
import { nameOfStaff } from "#core/staff.ts";
import { findPresentCars } from "#data/queries/find-car.ts";
import { findCarRunAfter } from "#data/queries/import-runs.ts";
import { addAudit } from "#data/writes/audit.ts";
import { type CarEdit, editCar } from "#feeds/engine/edit-car.ts";
import { type Done, demand, GoTo, type StaffRequest, storesFor } from "../page.tsx";
import { copy } from "./copy.ts";
import { readKnownFacts } from "./known-facts.tsx";

const isPlace = (text: string) => /^[\p{L}\p{N} .\-/]{0,20}$/u.test(text);

type Change = Exclude<CarEdit, { photos: unknown }>;
/** Who receives cars says what they are. */
const workOf = (wanted: Change): [right: "move" | "receive", action: string] =>
  wanted === "gone" ? ["move", "car.gone"] : "facts" in wanted ? ["receive", "car.facts"] : ["move", "car.move"];

/** Does it as a run of its own; else says why not. */
async function change(
  { services, staff, edition }: StaffRequest,
  fields: URLSearchParams,
  wanted: Change,
): Promise<{ runId: number } | { again: string }> {
  const words = copy[edition];
  const storeId = Number(fields.get("store"));
  const [right, action] = workOf(wanted);
  demand(staff, right, storeId);
  const done = await editCar(services.db, {
    id: Number(fields.get("id")),
    storeId,
    seenRow: right === "move" ? (fields.get("seen") ?? "") : undefined,
    edit: wanted,
    who: nameOfStaff(staff),
    alongside: (trx, { runId, before, after }) =>
      addAudit(trx, {
        staffId: staff.id,
        who: nameOfStaff(staff),
        action,
        storeId,
        subject: `${before.stock_number || before.vin}`,
        detail: { run: runId, ...(right === "move" && { from: before.row, to: after.row }) },
      }),
  });
  if (done === "absent") return { again: words.absent };
  if (done === "same") return { again: words.same };
  if ("clash" in done) return { again: words.clash(String(done.clash.row), fields.get("row") ?? words.gone) };
  return { runId: done.runId };
}

export async function edit(request: StaffRequest, fields: URLSearchParams, wanted: Change): Promise<Done> {
  const done = await change(request, fields, wanted);
  if ("again" in done) return done;
  const way = new URLSearchParams({ q: fields.get("q") ?? "", run: String(done.runId) });
  return new GoTo(`${request.href("cars")}?${way}`);
}

const isRow = (row: string) => row !== "" && isPlace(row);

/** What was noted by a number, maybe a while ago and without signal: the one car that is meant, unless others moved it since. */
export async function moveTyped(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, edition } = request;
  const words = copy[edition];
  const [text, row, noted] = ["text", "row", "noted"].map((name) => (fields.get(name) ?? "").trim().slice(0, 40)) as [
    string,
    string,
    string,
  ];
  if (!isRow(row)) return { again: words.badRow };
  const stores = storesFor(request, "move").map(({ id }) => id);
  const found = await findPresentCars(services.db, stores, text);
  const exact = found.filter(({ stockNumber, vin }) => [stockNumber, vin].includes(text.toUpperCase()));
  const [car, other] = exact.length === 1 ? exact : found;
  if (!car) return { again: words.none(text) };
  if (other) return { again: words.several(text) };
  const by = nameOfStaff(request.staff);
  const since = await findCarRunAfter(
    services.db,
    { name: car.stockNumber || car.vin, storeId: car.storeId, by },
    noted,
  );
  if (since && car.row !== row) return { again: `${car.name}: ${words.clash(car.row, row)}` };
  if (car.row === row) return { json: { said: words.saved(car.name, row) } };
  const about = new URLSearchParams({ id: String(car.id), store: String(car.storeId), seen: car.row, row });
  const done = await change(request, about, { row });
  return "again" in done ? done : { json: { said: words.saved(car.name, row), run: done.runId } };
}

export async function photograph(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, staff, edition, upload, href } = request;
  const words = copy[edition];
  const storeId = Number(fields.get("store"));
  demand(staff, "photos", storeId);
  if (!upload) return { again: words.noPhotos };
  const who = nameOfStaff(staff);
  const answer = await services.runJob({
    kind: "photos",
    carId: Number(fields.get("id")),
    storeId,
    paths: Object.values(upload.pictures).map((name) => join(dirname(upload.path), name)),
    who,
    note: { staffId: staff.id, who, storeId, subject: "" },
  });
  if ("trouble" in answer) return { again: answer.trouble[edition] };
  if (!("photos" in answer) || answer.photos.runId === null) return { again: words.absent };
  const way = { q: fields.get("q") ?? "", run: String(answer.photos.runId), photos: String(answer.photos.unread) };
  return new GoTo(`${href("cars")}?${new URLSearchParams(way)}`);
}

export async function tell(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const facts = readKnownFacts(fields, request.edition);
  return typeof facts === "string" ? { again: copy[request.edition].badFact(facts) } : edit(request, fields, { facts });
}

export async function move(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const row = (fields.get("row") ?? "").trim();
  const space = (fields.get("space") ?? "").trim();
  if (!isRow(row) || !isPlace(space)) return { again: copy[request.edition].badRow };
  return edit(request, fields, { row, space });
}
