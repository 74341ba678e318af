import { isRule, ruleName } from "#content/rules/sentence.ts";
import type { AuditRow } from "#data/schema.ts";
import type { Edition } from "#site/editions.ts";
import type { Chain } from "#stock/stock.ts";
import { formatWhen } from "../shell/moment.ts";
import { nameOfWho } from "../shell/who.ts";
import { type AuditAction, copy } from "./copy.ts";

export type AuditLine = { id: string; when: string; who: string; text: string };

const isKnown = (action: string): action is AuditAction => Object.hasOwn(copy.es, action);

/** A rule is named by its sentence, the watched folder as pages call it. */
function nameOfSubject({ action, subject, detail }: AuditRow, edition: Edition): string {
  if (action.startsWith("sender.")) return nameOfWho(subject, edition);
  if (!action.startsWith("rule.") || !isRule(subject)) return subject;
  const { value } = JSON.parse(detail) as { value?: string | null };
  return ruleName(subject, edition, value);
}

/** Of people there is a line for each yard, which says where. */
const saysWhere = ["staff.invite", "staff.change", "staff.remove", "link.add"];

/** An entry of the audit trail as a sentence; one of a newer release stands as it is. */
export function auditLine(row: AuditRow, now: Date, chain: Chain, edition: Edition): AuditLine {
  const { id, at, who, action, subject, store_id } = row;
  const said = isKnown(action) ? copy[edition][action](nameOfSubject(row, edition)) : `${action} ${subject}`;
  const place = saysWhere.includes(action) && store_id !== null ? chain.storeById.get(store_id)?.name : undefined;
  const text = [said, place].filter(Boolean).join(", ");
  return { id, when: formatWhen(new Date(at), now, chain.timeZone, edition), who, text };
}
