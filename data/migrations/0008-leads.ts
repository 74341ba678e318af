import { define, oneOf } from "./define.ts";

/** Who gets a form's mail is decided when it is sent: the form keeps its store, the store its address. */
export const leads = define(() => [
  `alter table stores add column email text not null default ''`,
  `alter table submissions add column proof ${oneOf("proof", ["proven", "unproven"])} default 'proven'`,
  `alter table submissions add column store_id integer`,
  `alter table outbox add column kind ${oneOf("kind", ["desk", "receipt"])} default 'desk'`,
  `create index submissions_by_store on submissions (store_id, created_at)`,
]);
