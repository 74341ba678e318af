/** How long a car may be held: till the yard closes today, tomorrow, or on the third day. */
export const holdTerms = ["closing", "tomorrow", "days3"] as const;
export type HoldTerm = (typeof holdTerms)[number];

export const isHoldTerm = (text: string): text is HoldTerm => (holdTerms as readonly string[]).includes(text);
