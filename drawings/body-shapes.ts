import { cars } from "./bodies/cars.ts";
import { pickups } from "./bodies/pickups.ts";
import { smallCars } from "./bodies/small-cars.ts";
import { sportCars } from "./bodies/sport-cars.ts";
import { tallCars } from "./bodies/tall-cars.ts";
import { vans } from "./bodies/vans.ts";

/** Every silhouette, by name. */
export const bodyShapes = { ...cars, ...smallCars, ...sportCars, ...tallCars, ...pickups, ...vans };

export type BodyStyle = keyof typeof bodyShapes;
export const bodyStyles = Object.keys(bodyShapes) as readonly BodyStyle[];
export const isBodyStyle = (name: string): name is BodyStyle => Object.hasOwn(bodyShapes, name);
