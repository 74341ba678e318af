import { define } from "./define.ts";

/** The highways near a store, as its file writes them: "I-5 exit 22|CA-99". */
export const highways = define(() => [`alter table stores add column highways text not null default ''`]);
