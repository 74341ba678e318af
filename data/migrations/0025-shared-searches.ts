import { define } from "./define.ts";

/** Many follow the same: a search stands in its cells once, and finds its cars once, however many wait for them. */
export const sharedSearches = define(({ end, clustered, big, real }) => [
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
  `create table search_cars (
    search_id ${big} not null references searches (id) on delete cascade,
    vehicle_id integer not null,
    came_turn ${big} not null,
    left_turn ${big},
    primary key (search_id, vehicle_id)
  ) ${clustered}`,
  `create table stirred_searches (
    search_id ${big} primary key references searches (id) on delete cascade,
    turn ${big} not null
  ) ${end}`,
  `create table follower_dues (
    follower_id ${big} primary key references followers (id) on delete cascade,
    due_at text not null
  ) ${end}`,
  `alter table follows add column search_id ${big} references searches (id)`,
  `alter table follows add column since_turn ${big} not null default 0`,
  `alter table follows add column told_turn ${big} not null default 0`,
  `insert into searches (id, query) select min(id), query from follows where confirmed_at is not null group by query`,
  `update follows set search_id = (select searches.id from searches where searches.query = follows.query)
    where confirmed_at is not null`,
  `insert into search_cells (cell, search_id, from_year, to_year, latitude, longitude, miles, more)
    select cell, follow_id, from_year, to_year, latitude, longitude, miles, more from follow_cells
    where follow_id in (select id from searches)`,
  `insert into follower_dues (follower_id, due_at) select id, due_at from followers where due_at is not null`,
  `create index follows_of_search on follows (search_id, follower_id)`,
  `create index search_cells_of on search_cells (search_id)`,
  `create index search_cars_of on search_cars (vehicle_id)`,
  `create index search_cars_left on search_cars (left_turn) where left_turn is not null`,
  `create index follower_dues_at on follower_dues (due_at)`,
  `drop table follow_cells`,
  `drop index followers_due`,
  `alter table followers drop column due_at`,
]);
