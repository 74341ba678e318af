import { oneOf, type Statements } from "../define.ts";

/** Who works in the office, what they do with what visitors send, and what they did. */
export const staff: Statements = ({ end }) => [
  `create table staff (
    id text primary key check (id <> ''),
    email text not null unique check (email = lower(email) and email like '%_@_%'),
    name text not null,
    owner integer not null check (owner in (0, 1)),
    edition ${oneOf("edition", ["es", "en"])},
    created_at text not null,
    removed_at text,
    account text
  ) ${end}`,
  `create unique index staff_account on staff (account)`,
  `create table staff_stores (
    staff_id text not null references staff (id) on delete cascade,
    store_id integer not null,
    role ${oneOf("role", ["helper", "counter", "manager"])},
    primary key (staff_id, store_id)
  ) ${end}`,
  `create table staff_rights (
    staff_id text not null,
    store_id integer not null,
    task text not null check (task <> ''),
    level ${oneOf("level", ["no", "sees", "does"])},
    primary key (staff_id, store_id, task),
    foreign key (staff_id, store_id) references staff_stores (staff_id, store_id) on delete cascade
  ) ${end}`,
  `create table staff_links (
    token_hash text primary key check (length(token_hash) = 64),
    staff_id text not null references staff (id) on delete cascade,
    created_at text not null,
    expires_at text not null,
    used_at text
  ) ${end}`,
  `create index staff_links_by_person on staff_links (staff_id)`,
  `create table staff_keys (
    id text primary key check (id <> ''),
    staff_id text not null references staff (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    device text not null,
    created_at text not null,
    used_at text
  ) ${end}`,
  `create index staff_keys_by_person on staff_keys (staff_id)`,
  `create table staff_sessions (
    id text primary key check (id <> ''),
    token_hash text not null unique check (length(token_hash) = 64),
    staff_id text not null references staff (id) on delete cascade,
    device text not null,
    created_at text not null,
    seen_at text not null
  ) ${end}`,
  `create index staff_sessions_by_person on staff_sessions (staff_id)`,
  `create table staff_challenges (
    challenge text primary key,
    staff_id text,
    expires_at text not null
  ) ${end}`,
  `create table audit (
    id text primary key check (id <> ''),
    at text not null,
    staff_id text,
    who text not null,
    action text not null check (action <> ''),
    store_id integer,
    subject text not null,
    detail text not null check (detail like '{%}')
  ) ${end}`,
  `create index audit_by_time on audit (at)`,
  `create table staff_acts (
    key text primary key check (length(key) = 36),
    staff_id text not null,
    kind text not null check (kind <> ''),
    store_id integer not null,
    vehicle_id integer,
    "row" text not null,
    said text not null check (said <> ''),
    run_id integer,
    at text not null
  ) ${end}`,
  `create index staff_acts_in_row on staff_acts (store_id, "row", at)`,
  `create index staff_acts_of_car on staff_acts (vehicle_id, at)`,
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
    text text not null,
    offer_cents integer check (offer_cents > 0),
    check (text <> '' or offer_cents is not null)
  ) ${end}`,
  `create index lead_notes_by_lead on lead_notes (submission_id)`,
];
