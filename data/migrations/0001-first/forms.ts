import { oneOf, type Statements } from "../define.ts";

/** What visitors send and what goes out by mail; how much is asked, and what was looked at. */
export const forms: Statements = ({ big, end }) => [
  `create table submissions (
    id text primary key check (id <> ''),
    form text not null check (form <> ''),
    edition ${oneOf("edition", ["es", "en"])},
    client_key text unique,
    fields text not null check (fields like '{%}'),
    created_at text not null,
    proof ${oneOf("proof", ["proven", "unproven"])} default 'proven',
    store_id integer
  ) ${end}`,
  `create index submissions_by_age on submissions (created_at)`,
  `create index submissions_by_store on submissions (store_id, created_at)`,
  `create table outbox (
    id text primary key check (id <> ''),
    submission_id text references submissions (id) on delete cascade,
    follower_id ${big} references followers (id) on delete cascade,
    recipient text not null,
    subject text not null check (subject <> ''),
    body text not null,
    html text not null default '',
    reply_to text not null,
    status ${oneOf("status", ["waiting", "sent", "failed"])},
    attempts integer not null check (attempts >= 0),
    next_attempt_at text not null,
    taken_until text,
    last_error text not null,
    sent_at text,
    created_at text not null,
    kind ${oneOf("kind", ["desk", "receipt", "confirm", "digest"])} default 'desk',
    check ((status = 'sent') = (sent_at is not null)),
    check ((submission_id is null) <> (follower_id is null))
  ) ${end}`,
  `create index outbox_waiting on outbox (next_attempt_at) where status = 'waiting'`,
  `create index outbox_submission on outbox (submission_id)`,
  `create index outbox_follower on outbox (follower_id)`,
  `create table rate_limits (
    key text primary key,
    window_started integer not null,
    used integer not null check (used >= 0)
  ) ${end}`,
  `create table used_solutions (solution text primary key, expires_at text not null) ${end}`,
  `create index used_solutions_by_age on used_solutions (expires_at)`,
  `create table posted_urls (path text primary key check (path like '/%'), posted_at text not null) ${end}`,
  `create table figures (
    day text not null check (length(day) = 10),
    kind ${oneOf("kind", ["view", "search", "nothing", "asked", "lead"])},
    name text not null check (name <> '' and length(name) <= 80),
    edition ${oneOf("edition", ["es", "en"])},
    count integer not null check (count > 0),
    primary key (day, kind, name, edition)
  ) ${end}`,
  `create table yard_figures (
    day text not null check (length(day) = 10),
    store_id integer not null,
    kind ${oneOf("kind", ["view", "car", "search", "missing", "lead"])},
    name text not null check (name <> '' and length(name) <= 80),
    count integer not null check (count > 0),
    primary key (day, store_id, kind, name)
  ) ${end}`,
];
