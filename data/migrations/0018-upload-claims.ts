import { define } from "./define.ts";

/** Since when somebody is deciding about an upload: of two who press at once one does. */
export const uploadClaims = define(() => ["alter table uploads add column claimed_at text"]);
