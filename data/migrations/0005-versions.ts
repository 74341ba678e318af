import { define, oneOf } from "./define.ts";

export const versions = define(({ end }) => [
  `create table search_documents (
    id text primary key check (id <> ''),
    edition ${oneOf("edition", ["es", "en"])},
    kind text not null,
    url text not null check (url <> ''),
    title text not null check (title <> ''),
    description text not null,
    body text not null,
    image text not null
  ) ${end}`,
  `create table data_version (
    id integer primary key check (id = 1),
    version integer not null check (version >= 0),
    changed_at text not null
  ) ${end}`,
  `create table area_versions (
    area ${oneOf("area", ["chain", "catalog", "prices", "cars-for-sale", "campaigns", "postal", "search"])} primary key,
    version integer not null
  ) ${end}`,
  `create table store_versions (
    store_id integer primary key references stores (id) on delete cascade,
    version integer not null
  ) ${end}`,
  `create table settings (key text primary key, value text not null) ${end}`,
  `create table id_counters (name text primary key, next_id integer not null check (next_id > 0)) ${end}`,
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
]);
