import { define, oneOf } from "./define.ts";

/** Events and prices can be followed too: what was last known of them, and what waits to be told to whom. */
export const followNews = define(({ end, clustered, big }) => [
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
  `create table follow_news (
    follow_id ${big} not null references follows (id) on delete cascade,
    event_id integer not null,
    state ${oneOf("state", ["new", "changed", "fell"])},
    before_cents integer,
    primary key (follow_id, event_id),
    check ((state = 'fell') = (event_id = 0)),
    check ((state = 'fell') = (before_cents is not null))
  ) ${clustered}`,
]);
