/** The part of the yard's page that says what stands in the marked row. */
export const rowPart = "yard-row";
