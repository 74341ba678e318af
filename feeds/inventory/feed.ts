import { defineFeed } from "#feeds/engine/feed.ts";
import { photosOf } from "#feeds/engine/lookup/car.ts";
import { openCars, readCars } from "./cars-feed.ts";
import { mapInventory } from "./map.ts";
import { columns } from "./schema.ts";

export const inventory = defineFeed({
  about: "The cars in the yards. Only a file that is said to be complete makes those leave that it does not name.",
  columns,
  oneOf: [
    ["stock_number", "vin"],
    ["year", "vin"],
    ["make", "vin"],
    ["model", "vin"],
  ],
  pictures: photosOf,
  ignored: ["Fresh Set", "yard_id", "hol_year", "hol_mfr_name", "hol_model"],
  snapshot: {
    table: "vehicles",
    gone: (today) => ({ left_on: today, left_how: "gone" }),
  },
  stamp: "stock_read_at",
  open: openCars(mapInventory),
  read: (db, options) => readCars(db, "vehicles", options),
});
