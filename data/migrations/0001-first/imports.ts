import { oneOf, type Statements } from "../define.ts";

/** Files: what they changed, how they are read, and what staff answered about them and the rules. */
export const imports: Statements = ({ blob, end }) => [
  `create table import_runs (
    id integer primary key check (id > 0),
    feed text not null check (feed <> ''),
    format text not null,
    file_name text not null,
    file_hash text not null,
    who text not null,
    status ${oneOf("status", ["done", "undone"])},
    started_at text not null,
    finished_at text not null,
    undone_at text,
    stores text not null check (stores like '[%]'),
    rows_read integer not null check (rows_read >= 0),
    rows_accepted integer not null check (rows_accepted >= 0),
    rows_rejected integer not null check (rows_rejected >= 0),
    rows_new integer not null check (rows_new >= 0),
    rows_changed integer not null check (rows_changed >= 0),
    rows_gone integer not null check (rows_gone >= 0),
    warnings integer not null check (warnings >= 0),
    version integer,
    check ((status = 'undone') = (undone_at is not null))
  ) ${end}`,
  `create table import_changes (
    run_id integer not null references import_runs (id) on delete cascade,
    seq integer not null,
    table_name text not null,
    row_key text not null,
    before text,
    after text,
    primary key (run_id, seq),
    check (before is not null or after is not null)
  ) ${end}`,
  `create table file_cars (
    run_id integer not null,
    store_id integer not null,
    feed text not null check (feed <> ''),
    cars integer not null check (cars >= 0),
    primary key (run_id, store_id)
  ) ${end}`,
  `create index file_cars_by_store on file_cars (store_id, feed, run_id)`,
  `create table complete_senders (
    sender text primary key check (sender <> ''),
    at text not null,
    who text not null
  ) ${end}`,
  `create table file_words (
    store_id integer not null,
    feed text not null check (feed <> ''),
    kind text not null check (kind in ('column', 'make', 'model', 'price', 'vin')),
    word text not null check (word <> ''),
    meaning text not null,
    primary key (store_id, feed, kind, word)
  ) ${end}`,
  `create table feed_tokens (
    id text primary key check (id <> ''),
    token_hash text not null unique check (length(token_hash) = 64),
    store_id integer not null,
    name text not null check (name <> ''),
    created_at text not null,
    used_at text
  ) ${end}`,
  `create table uploads (
    id text primary key check (id <> ''),
    staff_id text not null,
    who text not null,
    feed text not null check (feed <> ''),
    store_id integer,
    file_name text not null,
    state ${oneOf("state", ["waiting", "applied", "refused", "discarded"])},
    report text not null check (report like '{%}'),
    seen_run integer not null,
    run_id integer,
    created_at text not null,
    claimed_at text,
    apply_at text,
    asks integer not null default 0 check (asks >= 0)
  ) ${end}`,
  `create index uploads_by_age on uploads (created_at)`,
  `create table upload_files (
    upload_id text not null references uploads (id) on delete cascade,
    name text not null check (name <> ''),
    piece integer not null check (piece >= 0),
    bytes ${blob} not null,
    size integer not null,
    primary key (upload_id, name, piece)
  ) ${end}`,
  `create table rule_answers (
    id text primary key check (id <> ''),
    rule text not null check (rule <> ''),
    value text,
    against text,
    at text not null,
    staff_id text,
    who text not null,
    undone_at text
  ) ${end}`,
  `create index rule_answers_by_rule on rule_answers (rule, at)`,
  `create table staff_exceptions (
    kind ${oneOf("kind", ["car", "price"])},
    store_id integer not null check (store_id >= 0),
    subject_id integer not null check (subject_id > 0),
    field text not null check (field <> ''),
    said text not null,
    against text not null,
    now_says text,
    disputed_at text,
    at text not null,
    who text not null,
    primary key (kind, store_id, subject_id, field),
    check ((now_says is null) = (disputed_at is null))
  ) ${end}`,
  `create index staff_exceptions_disputed on staff_exceptions (store_id) where now_says is not null`,
];
