/** How likely something stands where it stood: four words and never a figure, since nobody has looked today. */
export const stillThere = ["sure", "likely", "maybe", "doubtful"] as const;
export type StillThere = (typeof stillThere)[number];

const freshDays = 2;
/** Of the days that such cars stay. */
const likelyShare = 0.5;
/** Where nobody knows how long cars stay. */
const usualStay = 60;

/** From the days that a car has stood in its yard, and the days that such cars stood until they left. */
export function stillThereAfter(days: number, stayDays: number | null): StillThere {
  const stay = stayDays ?? usualStay;
  if (days <= freshDays && days < stay) return "sure";
  if (days < stay * likelyShare) return "likely";
  return days < stay ? "maybe" : "doubtful";
}
