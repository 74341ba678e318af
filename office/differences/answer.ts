import { nameOfStaff } from "#core/staff.ts";
import { addAudit } from "#data/writes/audit.ts";
import { type Answer, answerDifferences } from "#feeds/engine/peace/answer.ts";
import { type Done, demand, GoTo, type StaffRequest } from "../page.tsx";
import { copy } from "./copy.ts";
import { readKey } from "./key.ts";
import { rightToAnswer } from "./load.ts";

async function write(request: StaffRequest, answers: readonly Answer[]): Promise<Done> {
  const { services, staff, edition, href, now } = request;
  if (answers.length === 0) return { again: copy[edition].nothing };
  for (const { kind, store_id } of answers) demand(staff, rightToAnswer[kind], store_id === 0 ? "chain" : store_id);
  const who = nameOfStaff(staff);
  const { runs, kept, taken, left } = await answerDifferences(services.db, {
    answers,
    who,
    now,
    async alongside(trx, done) {
      for (const [storeId, here] of done.stores)
        await addAudit(trx, {
          ...{ staffId: staff.id, who, action: "difference.answer" },
          storeId: storeId || undefined,
          subject: String(here.kept + here.taken),
          detail: { ...here, runs: done.runs.map(({ id }) => id) },
        });
    },
  });
  await services.stock.refresh();
  const way = { kept: String(kept), taken: String(taken), left: String(left) };
  const made = runs.map(({ feed, id }) => `${feed}-${id}`).join(",");
  return new GoTo(`${href("differences")}?${new URLSearchParams({ ...way, runs: made })}`);
}

/** All that somebody has decided on the page, at once. */
export function answer(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const answers = [...fields].flatMap(([name, value]) => {
    const key = name.startsWith("a.") && (value === "keep" || value === "take") ? readKey(name.slice(2)) : undefined;
    return key ? [{ ...key, take: value === "take", seen: fields.get(`s.${name.slice(2)}`) ?? "" }] : [];
  });
  return write(request, answers);
}

/** What the system has said all along, after all. */
export function take(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const key = readKey(fields.get("key") ?? "");
  return write(request, key ? [{ ...key, take: true, seen: fields.get("seen") ?? "" }] : []);
}
