import { listExceptionsOf } from "#data/queries/staff-exceptions.ts";
import type { Executor, StaffExceptionRow } from "#data/schema.ts";
import type { ChangeLog } from "#data/writes/feeds-changes.ts";
import { deletePlainRows, putPlainRows } from "#data/writes/feeds-rows.ts";
import type { Heard, Word } from "./hear.ts";

export type Exception = StaffExceptionRow;
type Kind = Exception["kind"];
export type Subject = Pick<Exception, "kind" | "store_id" | "subject_id">;

/** A car's number is its own; of a part each yard may have a price. Texts for a million cars would cost more than all else here. */
const subjectKey = ({ kind, store_id, subject_id }: Subject) =>
  kind === "car" ? subject_id : `${store_id} ${subject_id}`;

const none: readonly Exception[] = [];

export const heardOf = ({ said, against, now_says, disputed_at }: Exception): Heard => ({
  said: JSON.parse(said) as Word,
  against: JSON.parse(against) as Word,
  nowSays: now_says === null ? null : (JSON.parse(now_says) as Word),
  disputedAt: disputed_at,
});

const textsOf = ({ said, against, nowSays, disputedAt }: Heard) => ({
  said: JSON.stringify(said),
  against: JSON.stringify(against),
  now_says: nowSays && JSON.stringify(nowSays),
  disputed_at: disputedAt,
});

/** The exceptions that a run meets, read a store at a time, and written with its other changes. */
export function openExceptions(db: Executor, log: ChangeLog) {
  const read = new Set<string>();
  const bySubject = new Map<string | number, Map<string, Exception>>();
  const changes = new Map<string, { before: Exception | undefined; after: Exception | undefined }>();

  const fieldsOf = (subject: Subject) => bySubject.get(subjectKey(subject));
  function set(subject: Subject, field: string, after: Exception | undefined) {
    const name = subjectKey(subject);
    const fields = bySubject.get(name) ?? new Map<string, Exception>();
    bySubject.set(name, fields);
    const key = `${name} ${field}`;
    changes.set(key, { before: changes.has(key) ? changes.get(key)?.before : fields.get(field), after });
    if (after) fields.set(field, after);
    else fields.delete(field);
  }
  return {
    /** Answers those of stores that were not read before. */
    async load(kind: Kind, stores: ReadonlySet<number>): Promise<Exception[]> {
      const fresh = [...stores].filter((store) => !read.has(`${kind} ${store}`));
      if (fresh.length === 0) return [];
      for (const store of fresh) read.add(`${kind} ${store}`);
      const rows = await listExceptionsOf(db, kind, fresh);
      for (const row of rows) {
        const name = subjectKey(row);
        bySubject.set(name, (bySubject.get(name) ?? new Map()).set(row.field, row));
      }
      return rows;
    },
    isEmpty: (): boolean => bySubject.size === 0,
    of(subject: Subject): readonly Exception[] {
      const fields = fieldsOf(subject);
      return fields ? [...fields.values()] : none;
    },
    find: (subject: Subject, field: string): Exception | undefined => fieldsOf(subject)?.get(field),
    all: (): Exception[] => [...bySubject.values()].flatMap((fields) => [...fields.values()]),
    change(row: Exception, heard: Heard): void {
      const after = { ...row, ...textsOf(heard) };
      const same = row.said === after.said && row.against === after.against && row.now_says === after.now_says;
      if (!same || row.disputed_at !== after.disputed_at) set(row, row.field, after);
    },
    put(subject: Subject, field: string, heard: Heard, by: Pick<Exception, "at" | "who">): void {
      const { kind, store_id, subject_id } = subject;
      set(subject, field, { kind, store_id, subject_id, field, ...textsOf(heard), at: by.at, who: by.who });
    },
    end: (row: Exception): void => set(row, row.field, undefined),
    async save(): Promise<void> {
      const all = [...changes.values()];
      changes.clear();
      const table = "staff_exceptions";
      await putPlainRows(
        db,
        table,
        all.flatMap(({ after }) => after ?? []),
      );
      await deletePlainRows(
        db,
        table,
        all.flatMap(({ before, after }) => (before && !after ? [before] : [])),
      );
      for (const { before, after } of all) {
        if (before && after) await log.changed(table, before, after);
        else if (before) await log.deleted(table, before);
        else if (after) await log.created(table, [after]);
      }
    },
  };
}

export type Exceptions = ReturnType<typeof openExceptions>;
