import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../differences.ts";
import { define, oneOf } from "./define.ts";

const kinds = ["desk", "receipt", "confirm", "digest"];
const oneOwner = "(submission_id is null) <> (follower_id is null)";

/** Searches that somebody follows, by address; whatever hangs on one goes with it. */
const tables = define(({ end, clustered, big, real }) => [
  `create table followers (
    id ${big} primary key,
    address text not null unique check (address <> ''),
    edition ${oneOf("edition", ["es", "en"])},
    time_zone text not null,
    token text not null unique check (length(token) >= 32),
    due_at text
  ) ${end}`,
  `create index followers_due on followers (due_at) where due_at is not null`,
  `create table follows (
    id ${big} primary key,
    follower_id ${big} not null references followers (id) on delete cascade,
    query text not null check (query <> ''),
    created_at text not null,
    confirmed_at text,
    unique (follower_id, query)
  ) ${end}`,
  `create index follows_unconfirmed on follows (created_at) where confirmed_at is null`,
  `create table follow_cells (
    cell ${big} not null,
    follow_id ${big} not null references follows (id) on delete cascade,
    from_year integer not null,
    to_year integer not null,
    latitude ${real},
    longitude ${real},
    miles ${real},
    more integer not null check (more in (0, 1)),
    primary key (cell, follow_id)
  ) ${clustered}`,
  `create index follow_cells_of on follow_cells (follow_id)`,
  `create table follow_cars (
    follow_id ${big} not null references follows (id) on delete cascade,
    vehicle_id integer not null,
    state ${oneOf("state", ["came", "told", "left"])},
    primary key (follow_id, vehicle_id)
  ) ${clustered}`,
  `create index follow_cars_of on follow_cars (vehicle_id)`,
]);

/** SQLite cannot let go of a rule of a column, so the table is written anew. */
const outboxAnew = define(({ end, big }) => [
  `create table outbox_anew (
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
    kind ${oneOf("kind", kinds)} default 'desk',
    check ((status = 'sent') = (sent_at is not null)),
    check (${oneOwner})
  ) ${end}`,
  `insert into outbox_anew (id, submission_id, recipient, subject, body, reply_to, status, attempts, next_attempt_at,
      taken_until, last_error, sent_at, created_at, kind)
    select id, submission_id, recipient, subject, body, reply_to, status, attempts, next_attempt_at,
      taken_until, last_error, sent_at, created_at, kind from outbox`,
  `drop table outbox`,
  `alter table outbox_anew rename to outbox`,
  `create index outbox_waiting on outbox (next_attempt_at) where status = 'waiting'`,
  `create index outbox_submission on outbox (submission_id)`,
]);

const outboxChanged = define(({ big }) => [
  `alter table outbox alter column submission_id drop not null`,
  `alter table outbox add column follower_id ${big} references followers (id) on delete cascade`,
  `alter table outbox add column html text not null default ''`,
  `alter table outbox drop constraint outbox_kind_check`,
  `alter table outbox add constraint outbox_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(", ")}))`,
  `alter table outbox add check (${oneOwner})`,
]);

export const follows: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for migrations
  async up(db: Kysely<any>) {
    await tables.up(db);
    await (isPostgres(db) ? outboxChanged : outboxAnew).up(db);
    await sql.raw("create index outbox_follower on outbox (follower_id)").execute(db);
  },
};
