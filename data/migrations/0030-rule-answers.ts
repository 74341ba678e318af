import { define } from "./define.ts";

/**
 * What the office answered about the chain's rules. An answer is a row and stays one: the last that was not taken back
 * holds. value: JSON, null = nothing is to be said; against: what the folder said when this was kept against it.
 */
export const ruleAnswers = define(({ end }) => [
  `create table rule_answers (
    id text primary key check (id <> ''),
    rule text not null check (rule <> ''),
    value text,
    against text,
    at text not null,
    staff_id text,
    who text not null,
    undone_at text
  ) ${end}`,
  `create index rule_answers_by_rule on rule_answers (rule, at)`,
]);
