import { define } from "./define.ts";

/**
 * A car that came is noted once, not once for every search that wants it: who wants it is found again when it is told. From
 * which turn on there is something for a follower stands with when they are due.
 */
export const cameCars = define(({ end, big }) => [
  `create table came_cars (
    vehicle_id integer primary key,
    came_turn ${big} not null,
    left_turn ${big}
  ) ${end}`,
  `insert into came_cars (vehicle_id, came_turn, left_turn)
    select vehicle_id, min(came_turn), max(left_turn) from search_cars group by vehicle_id`,
  `create index came_cars_turn on came_cars (came_turn)`,
  `create index came_cars_left on came_cars (left_turn) where left_turn is not null`,
  `drop table search_cars`,
  `alter table follower_dues add column from_turn ${big} not null default 0`,
  `update stirred_searches set turn = 0`,
  `insert into settings (key, value) select 'follows_matched_turn', value from settings where key = 'follows_turn'`,
]);
