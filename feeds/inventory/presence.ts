/** How a car left, by the words of its status; null = it is there. */
export function leftByStatus(status: string | undefined): "sold" | "crushed" | "moved" | "gone" | null {
  if (status === undefined) return null;
  const word = status.toLowerCase();
  if (/\b(sold|vendido)\b/.test(word)) return "sold";
  if (/crush|scrap|shred|destroy|baled/.test(word)) return "crushed";
  if (/transfer|\bmoved\b/.test(word)) return "moved";
  if (/\b(out|gone|removed|deleted|inactive|void)\b|not (on|in) (the )?(lot|yard)/.test(word)) return "gone";
  return null;
}

const noRow = /^(?:0+|9{3,}|-+|out|sold|crushed|none|off ?lot|not on (?:the )?lot)$/i;

/** Row numbers that programs use for "not on the lot". */
export const isOffLot = (row: string | undefined): boolean => row !== undefined && noRow.test(row);
