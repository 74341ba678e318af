import { createHash } from "node:crypto";
import type { Database } from "#data/database.ts";
import { isPostgres } from "#data/differences.ts";
import type { Executor, ImportRunRow, StaffExceptionRow } from "#data/schema.ts";
import { bumpVersion } from "#data/writes/bump-version.ts";
import { type ChangeLog, createChangeLog } from "#data/writes/feeds-changes.ts";
import {
  deletePlainRows,
  findRowsByKeys,
  insertPlainRows,
  type PlainRow,
  putPlainRows,
} from "#data/writes/feeds-rows.ts";
import { addImportRun, finishImportRun, openIds } from "#data/writes/feeds-runs.ts";
import { importTransaction } from "#data/writes/import-transaction.ts";
import { blankRows } from "#feeds/engine/write/blank-rows.ts";
import { fillByVin } from "#feeds/engine/write/fill-by-vin.ts";
import { type Exception, type Exceptions, heardOf, openExceptions } from "./exceptions.ts";
import { factFields, noPrice } from "./fields.ts";
import { keep, saysTheSame, type Word } from "./hear.ts";

export type DifferenceKey = Pick<StaffExceptionRow, "kind" | "store_id" | "subject_id" | "field">;
/** `seen`: what the file said when somebody chose (`seenOf`); what it has said since is for another look. */
export type Answer = DifferenceKey & { take: boolean; seen: string };

type Answered = {
  /** A run for the cars, and one for the prices; undo takes each back. */
  runs: { id: number; feed: "inventory" | "prices" }[];
  kept: number;
  taken: number;
  /** Changed meanwhile, or in the way of another car: nothing was done. */
  left: number;
  /** By yard; 0 = the chain's list of prices. */
  stores: Map<number, { kept: number; taken: number }>;
};

type Asked = {
  answers: readonly Answer[];
  who: string;
  /** What is written in the same transaction. */
  alongside: (trx: Executor, done: Answered) => Promise<void>;
  now?: Date;
};

/** What its runs stand in the history as: no file came. */
export const answersFormat = "office-answers";

/** What the file says now, or has said all along. */
export const lastWord = ({ now_says, against }: Pick<StaffExceptionRow, "now_says" | "against">): string =>
  now_says ?? against;

/** Keeps what staff said, or takes what the file says, for each that somebody has decided. */
export const answerDifferences = (db: Database, asked: Asked): Promise<Answered> =>
  importTransaction(db, async (trx) => {
    const done: Answered = { runs: [], kept: 0, taken: 0, left: 0, stores: new Map() };
    for (const kind of ["car", "price"] as const) {
      const answers = asked.answers.filter((answer) => answer.kind === kind);
      if (answers.length > 0) await answerKind(trx, kind, { ...asked, answers }, done);
    }
    if (done.runs.length > 0) await asked.alongside(trx, done);
    return done;
  });

/** The same as a form carries it, for hundreds of them. */
export const seenOf = (row: Pick<StaffExceptionRow, "now_says" | "against">): string =>
  createHash("sha256").update(lastWord(row)).digest("base64url").slice(0, 12);

async function answerKind(
  trx: Executor,
  kind: Answer["kind"],
  { answers, who, now = new Date() }: Asked,
  done: Answered,
): Promise<void> {
  const ids = await openIds(trx, isPostgres(trx));
  const runId = ids.take("import_runs");
  const log = createChangeLog(trx, runId);
  const exceptions = openExceptions(trx, log);
  const at = now.toISOString();
  const feed: Answered["runs"][number]["feed"] = kind === "car" ? "inventory" : "prices";
  const run: ImportRunRow = {
    ...{ id: runId, feed, format: answersFormat, file_name: "", file_hash: "" },
    ...{ who, status: "done", started_at: at, finished_at: at, undone_at: null },
    ...{ stores: "[]", rows_read: answers.length, rows_accepted: 0, rows_rejected: 0, rows_new: 0, rows_changed: 0 },
    ...{ rows_gone: 0, warnings: 0, version: null },
  };
  await addImportRun(trx, run);
  await exceptions.load(kind, new Set(answers.map(({ store_id }) => store_id)));
  const stores = new Set<number>();
  const before = { kept: done.kept, taken: done.taken };
  const count = (store: number, what: "kept" | "taken") => {
    const here = done.stores.get(store) ?? { kept: 0, taken: 0 };
    here[what] += 1;
    done[what] += 1;
    done.stores.set(store, here);
    stores.add(store);
  };
  for (const answer of answers) {
    const row = exceptions.find(answer, answer.field);
    const write = kind === "car" ? takeCar : takePrice;
    if (!row || seenOf(row) !== answer.seen) done.left += 1;
    else if (!answer.take) {
      exceptions.change(row, keep(heardOf(row)));
      count(row.store_id, "kept");
    } else if (await write(trx, log, exceptions, row, at)) {
      exceptions.end(row);
      count(row.store_id, "taken");
    } else done.left += 1;
  }
  await exceptions.save();
  await log.flush();
  await ids.save();
  const taken = done.taken - before.taken;
  // What names no yard is the chain's.
  const own = stores.has(0) ? [] : [...stores].sort((a, b) => a - b);
  const changed = log.count() > 0;
  const touched = kind === "car" ? { stores: own } : { areas: ["prices" as const] };
  const version = changed ? await bumpVersion(trx, taken > 0 ? touched : {}) : null;
  await finishImportRun(trx, {
    ...run,
    stores: JSON.stringify(own),
    rows_accepted: taken + done.kept - before.kept,
    rows_changed: taken,
    version,
  });
  if (changed) done.runs.push({ id: runId, feed });
}

type Take = (trx: Executor, log: ChangeLog, exceptions: Exceptions, row: Exception, at: string) => Promise<boolean>;

/** The car as the file has it; false where another one stands in its place. */
const takeCar: Take = async (trx, log, exceptions, row) => {
  const [before] = await findRowsByKeys(trx, "vehicles", [{ id: row.subject_id }]);
  if (!before) return false;
  const word = JSON.parse(lastWord(row)) as Word;
  const moved = exceptions.find(row, "place");
  const place = { row: word.row ?? before.row ?? "", space: word.space ?? before.space ?? "" };
  const returns = row.field === "presence";
  if (returns && (word.there === 0 || (await isThere(trx, before)))) return false;
  const facts = factFields[row.field];
  // Where staff have put it since is a question of its own.
  const after: PlainRow = facts
    ? fillByVin({ ...before, ...word }, { values: word })
    : { ...before, ...(returns && { left_on: null, left_how: null }), ...(!(returns && moved) && place) };
  await putPlainRows(trx, "vehicles", [after]);
  await log.changed("vehicles", before, after);
  return true;
};

/** The car, or another with its number, is in the yard already. */
async function isThere(trx: Executor, { store_id, stock_number, vin, left_on }: PlainRow): Promise<boolean> {
  if (left_on === null) return true;
  const key = stock_number ? { stock_number } : { vin };
  const found = await findRowsByKeys(trx, "vehicles", [{ store_id: Number(store_id), ...key } as never], {
    present: true,
  });
  return found.length > 0;
}

const takePrice: Take = async (trx, log, _, row, at) => {
  const table = row.store_id === 0 ? "chain_prices" : "store_prices";
  const key = { ...(row.store_id > 0 && { store_id: row.store_id }), part_id: row.subject_id };
  const [before] = await findRowsByKeys(trx, table, [key]);
  const word = JSON.parse(lastWord(row)) as Word;
  if (saysTheSame(noPrice, word)) {
    if (!before) return false;
    await log.deleted(table, before);
    await deletePlainRows(trx, table, [before]);
    return true;
  }
  if (!before && !("price_cents" in word)) return false;
  const after = { ...(before ?? { ...blankRows[table], ...key }), ...word, updated_at: at } as PlainRow;
  if (before) {
    await putPlainRows(trx, table, [after]);
    await log.changed(table, before, after);
  } else {
    await insertPlainRows(trx, table, [after]);
    await log.created(table, [after]);
  }
  return true;
};
