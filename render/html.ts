/** A data block cannot be left early: no "<" survives in it. */
export const jsonForHtml = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
