import { oneOf, type Statements } from "../define.ts";

/** Searches that somebody follows by address; whatever hangs on one goes with it. */
export const follows: Statements = ({ big, clustered, end, real }) => [
  `create table followers (
    id ${big} primary key,
    address text not null unique check (address <> ''),
    edition ${oneOf("edition", ["es", "en"])},
    time_zone text not null,
    token text not null unique check (length(token) >= 32),
    kind ${oneOf("kind", ["mail", "push"])} default 'mail',
    keys text not null default '',
    mailbox text
  ) ${end}`,
  `create index followers_mailbox on followers (mailbox)`,
  `create table quiet_mailboxes (mailbox text primary key check (mailbox <> ''), since text not null) ${end}`,
  `create table searches (
    id ${big} primary key,
    query text not null unique check (query <> '')
  ) ${end}`,
  `create table search_cells (
    cell ${big} not null,
    search_id ${big} not null references searches (id) on delete cascade,
    from_year integer not null,
    to_year integer not null,
    latitude ${real},
    longitude ${real},
    miles ${real},
    more integer not null check (more in (0, 1)),
    primary key (cell, search_id)
  ) ${clustered}`,
  `create index search_cells_of on search_cells (search_id)`,
  `create table follows (
    id ${big} primary key,
    follower_id ${big} not null references followers (id) on delete cascade,
    query text not null check (query <> ''),
    created_at text not null,
    confirmed_at text,
    search_id ${big} references searches (id),
    since_turn ${big} not null default 0,
    told_turn ${big} not null default 0,
    unique (follower_id, query)
  ) ${end}`,
  `create index follows_unconfirmed on follows (created_at) where confirmed_at is null`,
  `create index follows_of_search on follows (search_id, follower_id)`,
  `create table follower_dues (
    follower_id ${big} primary key references followers (id) on delete cascade,
    due_at text not null,
    from_turn ${big} not null default 0
  ) ${end}`,
  `create index follower_dues_at on follower_dues (due_at)`,
  `create table came_cars (
    vehicle_id integer primary key,
    came_turn ${big} not null,
    left_turn ${big}
  ) ${end}`,
  `create index came_cars_turn on came_cars (came_turn)`,
  `create index came_cars_left on came_cars (left_turn) where left_turn is not null`,
  `create table stirred_searches (
    search_id ${big} primary key references searches (id) on delete cascade,
    turn ${big} not null
  ) ${end}`,
  `create table follow_cars (
    follow_id ${big} not null references follows (id) on delete cascade,
    vehicle_id integer not null,
    state ${oneOf("state", ["told", "left"])},
    primary key (follow_id, vehicle_id)
  ) ${clustered}`,
  `create index follow_cars_of on follow_cars (vehicle_id)`,
  `create table follow_news (
    follow_id ${big} not null references follows (id) on delete cascade,
    event_id integer not null,
    state ${oneOf("state", ["new", "changed", "fell"])},
    before_cents integer,
    primary key (follow_id, event_id),
    check ((state = 'fell') = (event_id = 0)),
    check ((state = 'fell') = (before_cents is not null))
  ) ${clustered}`,
  `create table seen_events (
    event_id integer primary key,
    mark text not null,
    stores text not null
  ) ${end}`,
  `create table watched_prices (
    cell ${big} primary key,
    store_id integer not null,
    part_id integer not null,
    cents integer not null
  ) ${end}`,
];
