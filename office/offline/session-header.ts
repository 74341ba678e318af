/** Whose page an answer is, for the worker alone: the session's number, or `nobody` where none has signed in. */
export const sessionHeader = "x-office-session";
export const nobody = "none";
