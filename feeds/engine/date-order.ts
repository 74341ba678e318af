import type { Words } from "#core/edition.ts";
import { monthAndDay } from "./clean/date.ts";

type DateTally = { count: number; line: number; cell: string };

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
    judge(told?: "day" | "month"): { dayFirst: boolean; notes: Words[]; refusals: Words[] } {
      const { day, month, either } = seen;
      const answer = (dayFirst: boolean, ...notes: Words[]) => ({ dayFirst, notes, refusals: [] });
      const refuse = (...refusals: Words[]) => ({ dayFirst: false, notes: [], refusals });
      if (told) return answer(told === "day");
      if (day.count === 0 && month.count === 0 && either.count > 0)
        return refuse(
          {
            es: `${either.count} fechas como ${either.cell} (línea ${either.line}) se pueden leer de dos maneras, y ninguna línea dice cuál es.`,
            en: `${either.count} dates such as ${either.cell} (line ${either.line}) can be read two ways, and no line tells which is meant.`,
          },
          {
            es: "Diga si va primero el día o el mes (--dates day o --dates month), o escríbalas así: 2026-05-11. No se escribió nada.",
            en: "Say it with --dates day or --dates month, or write them like 2026-05-11. Nothing was written.",
          },
        );
      const fewer = Math.min(day.count, month.count);
      if (fewer > slips * (day.count + month.count))
        return refuse(
          {
            es: `El archivo mezcla dos maneras de escribir fechas: ${day.cell} (línea ${day.line}) lleva primero el día, ${month.cell} (línea ${month.line}) el mes.`,
            en: `The file mixes two ways to write dates: ${day.cell} (line ${day.line}) has the day first, ${month.cell} (line ${month.line}) the month.`,
          },
          {
            es: "Escríbalas todas igual, de preferencia así: 2026-05-11, o diga cuál va primero (--dates day o --dates month). No se escribió nada.",
            en: "Write all of them in one way, best like 2026-05-11, or say which with --dates day or --dates month. Nothing was written.",
          },
        );
      return day.count > month.count
        ? answer(true, {
            es: `Este archivo escribe primero el día, como en ${day.cell} (línea ${day.line}); así se leyeron sus fechas, y las pocas que no se pueden leer así (1% a lo más) se rechazan línea por línea.`,
            en: `This file writes the day first, as in ${day.cell} (line ${day.line}); its dates were read so, and the few that cannot be (1% at most) are rejected line by line.`,
          })
        : answer(false);
    },
  };
}

const blank = (): DateTally => ({ count: 0, line: 0, cell: "" });
