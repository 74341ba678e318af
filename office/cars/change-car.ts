import { dirname, join } from "node:path";
import { nameOfStaff } from "#core/staff.ts";
import { addAudit } from "#data/writes/audit.ts";
import { type CarEdit, editCar } from "#feeds/engine/edit-car.ts";
import { type Done, demand, GoTo, type StaffRequest } from "../page.tsx";
import { copy as queueCopy } from "../queue/copy.ts";
import { copy } from "./copy.ts";
import { isHoldTerm } from "./hold-terms.ts";
import { holdUntil } from "./hold-until.ts";
import { readKnownFacts } from "./known-facts.tsx";
import { findYardRow } from "./yard-rows.ts";

const isPlace = (text: string) => /^[\p{L}\p{N} .\-/]{0,20}$/u.test(text);

type Change = Exclude<CarEdit, { photos: unknown }>;
/** Who receives cars says what they are. */
const workOf = (wanted: Change): [right: "move" | "receive", action: string] =>
  "heldUntil" in wanted
    ? ["move", wanted.heldUntil === null ? "car.unhold" : "car.hold"]
    : "left" in wanted
      ? ["move", "car.gone"]
      : "facts" in wanted
        ? ["receive", "car.facts"]
        : ["move", "car.move"];

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
    // Where it stands by now is no matter to what is known of it, or to a hold.
    seenRow: "row" in wanted || "left" in wanted ? (fields.get("seen") ?? "") : undefined,
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

/** Without a term it lets go. */
export async function holdCar(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, now } = request;
  const term = fields.get("until") ?? "";
  const store = services.stock.current.chain.storeById.get(Number(fields.get("store")));
  const heldUntil = store && isHoldTerm(term) ? holdUntil(store.schedule, term, now) : null;
  return edit(request, fields, { heldUntil });
}

export async function tell(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const facts = readKnownFacts(fields, request.edition);
  return typeof facts === "string" ? { again: copy[request.edition].badFact(facts) } : edit(request, fields, { facts });
}

export async function move(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const { services, edition } = request;
  const typed = (fields.get("row") ?? "").trim();
  const space = (fields.get("space") ?? "").trim();
  if (!isPlace(space)) return { again: copy[edition].badSpace };
  // A file may have put it into a row that no map has: it may stay there.
  if (typed !== "" && typed === fields.get("seen")) return edit(request, fields, { row: typed, space });
  const place = findYardRow(services.stock.current, Number(fields.get("store")), typed);
  if (!("row" in place)) return { again: queueCopy[edition].noRow(typed.slice(0, 40), place.first, place.last) };
  return edit(request, fields, { row: place.row, space });
}
