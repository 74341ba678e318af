import { define, oneOf } from "./define.ts";

/** A browser can be told too: its address is that of a push service, with the keys that what is sent is sealed with. */
export const pushFollowers = define(() => [
  `alter table followers add column kind ${oneOf("kind", ["mail", "push"])} default 'mail'`,
  `alter table followers add column keys text not null default ''`,
]);
