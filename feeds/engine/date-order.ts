import { monthAndDay } from "./clean/date.ts";

type Seen = { count: number; line: number; cell: string };

/** So few dates the other way round are slips of single lines, not the habit of a file. */
const slips = 0.01;

/** Finds out whether a file writes the day or the month first: no line alone can tell, all of them together mostly can. */
export function createDateOrder() {
  const seen = { day: blank(), month: blank(), either: blank() };
  return {
    note(line: number, cell: string): void {
      const [first, second] = monthAndDay(cell) ?? [0, 0];
      // No date, or one that reads the same both ways.
      if (first < 1 || second < 1 || first === second || (first > 12 && second > 12)) return;
      const kind = seen[first > 12 ? "day" : second > 12 ? "month" : "either"];
      if (kind.count === 0) Object.assign(kind, { line, cell });
      kind.count += 1;
    },
    /** `told` is what the person says about the file; it rules. */
    judge(told?: "day" | "month"): { dayFirst: boolean; notes: string[]; refusals: string[] } {
      const { day, month, either } = seen;
      const answer = (dayFirst: boolean, ...notes: string[]) => ({ dayFirst, notes, refusals: [] });
      const refuse = (...refusals: string[]) => ({ dayFirst: false, notes: [], refusals });
      if (told) return answer(told === "day");
      if (day.count === 0 && month.count === 0 && either.count > 0)
        return refuse(
          `${either.count} dates such as ${either.cell} (line ${either.line}) can be read two ways, and no line tells which is meant.`,
          "Say it with --dates day or --dates month, or write them like 2026-05-11. Nothing was written.",
        );
      const fewer = Math.min(day.count, month.count);
      if (fewer > slips * (day.count + month.count))
        return refuse(
          `The file mixes two ways to write dates: ${day.cell} (line ${day.line}) has the day first, ${month.cell} (line ${month.line}) the month.`,
          "Write all of them in one way, best like 2026-05-11, or say which with --dates day or --dates month. Nothing was written.",
        );
      return day.count > month.count
        ? answer(
            true,
            `This file writes the day first, as in ${day.cell} (line ${day.line}); its dates were read so, and the few that cannot be (1 % at most) are rejected line by line.`,
          )
        : answer(false);
    },
  };
}

const blank = (): Seen => ({ count: 0, line: 0, cell: "" });
