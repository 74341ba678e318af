import { nameOfStaff } from "#core/staff.ts";
import type { Executor, StaffActRow } from "#data/schema.ts";
import { addStaffAct, findStaffAct } from "#data/writes/staff-acts.ts";
import type { Done, StaffRequest } from "../page.tsx";
import type { ActContext, Came } from "./act-context.ts";
import { type ActKind, actKinds } from "./act-kinds.ts";
import { copy } from "./copy.ts";
import type { ActAnswer, NotedAct } from "./noted-act.ts";
import { notedAt, readActs } from "./read-acts.ts";

const answerOf = ({ key, said, run_id }: StaffActRow): ActAnswer => ({
  key,
  said,
  ...(run_id !== null && { run: run_id }),
});

const findKind = (name: string): ActKind | undefined => (Object.hasOwn(actKinds, name) ? actKinds[name] : undefined);

/** Does one act, once: where its key is known, the answer of then is given again. */
export async function takeAct(request: StaffRequest, act: NotedAct, at: string): Promise<ActAnswer> {
  const { services, staff, edition, now } = request;
  const { db } = services;
  const known = await findStaffAct(db.main, act.key);
  if (known) return answerOf(known);
  // A page may be newer than the server that it speaks to.
  const kind = findKind(act.kind);
  if (!kind) return { key: act.key, refused: { why: copy[edition].unknown, remedy: "drop" } };
  const context: ActContext = {
    request,
    act,
    notedAt: at,
    who: nameOfStaff(staff),
    keep: (trx: Executor, done) =>
      addStaffAct(trx, {
        key: act.key,
        staff_id: staff.id,
        kind: act.kind,
        store_id: done.storeId,
        vehicle_id: done.vehicleId ?? null,
        row: act.about.from ?? "",
        said: done.said,
        run_id: done.run ?? null,
        at: now.toISOString(),
      }),
  };
  const came: Came = await kind(context);
  // Sent to another process at the same time it may have been done there first: what that came to can be taken back.
  const written = await findStaffAct(db.main, act.key);
  return written ? answerOf(written) : { key: act.key, ...came };
}

/** On a busy machine: what is done by then is answered, and the device sends the rest again. A request may take twice as long. */
const answerWithinMs = 4_000;

/** What a device has noted, in order; each act is answered by itself, so that one that is refused stops no other. */
export async function takeActs(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const answers: ActAnswer[] = [];
  const began = performance.now();
  for (const act of readActs(fields.get("acts"))) {
    answers.push(await takeAct(request, act, notedAt(act.noted, fields.get("now") ?? "", request.now)));
    if (performance.now() - began > answerWithinMs) break;
  }
  return { json: { answers } };
}
