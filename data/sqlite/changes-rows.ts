import type { CompiledQuery } from "kysely";

const changing: readonly string[] = ["InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode", "MergeQueryNode"];
const written = /^\s*(?:insert|update|delete|replace)\b/i;

/** Whether a statement writes rows, be it built or written out. */
export const changesRows = ({ query, sql }: CompiledQuery): boolean =>
  changing.includes(query.kind) || written.test(sql);
