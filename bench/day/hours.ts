/** Who comes in an hour of a Saturday, in thousandths of the day's visitors: the yards open at eight, noon is the peak. */
const shares = [6, 4, 3, 3, 5, 12, 28, 55, 82, 98, 104, 102, 92, 80, 70, 60, 50, 42, 34, 26, 19, 13, 8, 4];

/** Pages and calls of one visitor, those that a browser makes by itself not counted: files of a year's age come from a CDN. */
const asksOfVisitor = 8;

/** Search engines and others read all day; one of them comes at three and reads as fast as it may. */
const botsPerSecond = (hour: number) => (hour === 3 ? 20 : 2);

/** Programs of resellers look at the API every few minutes. */
const programsPerSecond = 3;

type Hour = { hour: number; people: number; bots: number; programs: number };

/** Requests a second, hour by hour, for a day of so many visitors. */
export function hoursOf(visitors: number): Hour[] {
  return shares.map((share, hour) => ({
    hour,
    people: (visitors * asksOfVisitor * share) / 1000 / 3600,
    bots: botsPerSecond(hour),
    programs: programsPerSecond,
  }));
}
