import { define } from "./define.ts";

/** When an upload is to be applied by itself. */
export const scheduledUploads = define(() => ["alter table uploads add column apply_at text"]);
