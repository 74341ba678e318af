import { define, oneOf } from "./define.ts";

/** What the office does with what visitors sent; it goes with the form when that is erased. */
export const leadWork = define(({ end }) => [
  `create table lead_work (
    submission_id text primary key references submissions (id) on delete cascade,
    state ${oneOf("state", ["new", "called", "done"])},
    staff_id text references staff (id) on delete set null,
    changed_at text not null
  ) ${end}`,
  `create table lead_notes (
    id text primary key check (id <> ''),
    submission_id text not null references submissions (id) on delete cascade,
    who text not null,
    at text not null,
    text text not null check (text <> '')
  ) ${end}`,
  `create index lead_notes_by_lead on lead_notes (submission_id)`,
]);
