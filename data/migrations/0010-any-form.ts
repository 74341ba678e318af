import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../differences.ts";
import { define, oneOf } from "./define.ts";

/** SQLite cannot drop a check, so both tables are written anew, the one that refers to the other in step with it. */
const writeAnew = define(({ end }) => [
  `create table submissions_anew (
    id text primary key check (id <> ''),
    form text not null check (form <> ''),
    edition ${oneOf("edition", ["es", "en"])},
    client_key text unique,
    fields text not null check (fields like '{%}'),
    created_at text not null,
    proof ${oneOf("proof", ["proven", "unproven"])} default 'proven',
    store_id integer
  ) ${end}`,
  `create table outbox_anew (
    id text primary key check (id <> ''),
    submission_id text not null references submissions_anew (id) on delete cascade,
    recipient text not null,
    subject text not null check (subject <> ''),
    body text not null,
    reply_to text not null,
    status ${oneOf("status", ["waiting", "sent", "failed"])},
    attempts integer not null check (attempts >= 0),
    next_attempt_at text not null,
    taken_until text,
    last_error text not null,
    sent_at text,
    created_at text not null,
    kind ${oneOf("kind", ["desk", "receipt"])} default 'desk',
    check ((status = 'sent') = (sent_at is not null))
  ) ${end}`,
  `insert into submissions_anew (id, form, edition, client_key, fields, created_at, proof, store_id)
    select id, form, edition, client_key, fields, created_at, proof, store_id from submissions`,
  `insert into outbox_anew (id, submission_id, recipient, subject, body, reply_to, status, attempts, next_attempt_at,
      taken_until, last_error, sent_at, created_at, kind)
    select id, submission_id, recipient, subject, body, reply_to, status, attempts, next_attempt_at,
      taken_until, last_error, sent_at, created_at, kind from outbox`,
  `drop table outbox`,
  `drop table submissions`,
  `alter table submissions_anew rename to submissions`,
  `alter table outbox_anew rename to outbox`,
  `create index submissions_by_age on submissions (created_at)`,
  `create index submissions_by_store on submissions (store_id, created_at)`,
  `create index outbox_waiting on outbox (next_attempt_at) where status = 'waiting'`,
  `create index outbox_submission on outbox (submission_id)`,
]);

/** Which forms there are is said by the registry alone; a new one needs no migration. */
export const anyForm: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for migrations
  async up(db: Kysely<any>) {
    if (!isPostgres(db)) return writeAnew.up(db);
    await sql.raw("alter table submissions drop constraint submissions_form_check").execute(db);
    await sql.raw("alter table submissions add check (form <> '')").execute(db);
  },
};
