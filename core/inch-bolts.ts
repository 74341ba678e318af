import { fold } from "./text.ts";

const american = new Set(
  "buick cadillac chevrolet chrysler dodge ford gmc jeep lincoln mercury oldsmobile plymouth pontiac".split(" "),
);
const last = 1990;

/** Whether a car of this make and year may take inch bolts: about when is all that anybody says. */
export const mayTakeInches = (make: string, year: number): boolean => american.has(fold(make)) && year <= last;
