import { define, oneOf } from "./define.ts";

/** Files that came to the office: what they would do, and what became of them. */
export const uploads = define(({ end }) => [
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
    created_at text not null
  ) ${end}`,
  `create index uploads_by_age on uploads (created_at)`,
]);
