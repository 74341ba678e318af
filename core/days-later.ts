/** ", hasta 30 días después", ", the same day": how long something may be brought back; nothing where nobody has said it. */
export const daysLater = {
  es: (days: number | null) => after(days, "el mismo día", (n) => `hasta ${n} ${n === 1 ? "día" : "días"} después`),
  en: (days: number | null) => after(days, "the same day", (n) => `up to ${n} ${n === 1 ? "day" : "days"} later`),
};

const after = (days: number | null, sameDay: string, later: (n: number) => string) =>
  days === null ? "" : `, ${days === 0 ? sameDay : later(days)}`;
