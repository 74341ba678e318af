import { define, oneOf } from "./define.ts";

export const submissions = define(({ end }) => [
  `create table submissions (
    id text primary key check (id <> ''),
    form ${oneOf("form", ["careers", "sell-my-car", "contact", "donate"])},
    edition ${oneOf("edition", ["es", "en"])},
    client_key text unique,
    fields text not null check (fields like '{%}'),
    created_at text not null
  ) ${end}`,
  `create index submissions_by_age on submissions (created_at)`,
  `create table outbox (
    id text primary key check (id <> ''),
    submission_id text not null references submissions (id) on delete cascade,
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
    check ((status = 'sent') = (sent_at is not null))
  ) ${end}`,
  `create index outbox_waiting on outbox (next_attempt_at) where status = 'waiting'`,
  `create index outbox_submission on outbox (submission_id)`,
  `create table rate_limits (
    key text primary key,
    window_started integer not null,
    used integer not null check (used >= 0)
  ) ${end}`,
  `create table used_solutions (solution text primary key, expires_at text not null) ${end}`,
  `create index used_solutions_by_age on used_solutions (expires_at)`,
  `create table posted_urls (path text primary key check (path like '/%'), posted_at text not null) ${end}`,
]);
