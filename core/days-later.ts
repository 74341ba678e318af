/** "hasta 30 días después", "the same day": how long something may be brought back. */
export const daysLater = {
  es: (days: string) => (days === "0" ? "el mismo día" : `hasta ${days} ${days === "1" ? "día" : "días"} después`),
  en: (days: string) => (days === "0" ? "the same day" : `up to ${days} ${days === "1" ? "day" : "days"} later`),
};
