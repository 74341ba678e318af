import { isRule, ruleName } from "#content/rules/sentence.ts";
import type { AuditRow } from "#data/schema.ts";
import type { Edition } from "#site/editions.ts";
import type { Chain } from "#stock/stock.ts";
import { formatWhen } from "../shell/moment.ts";
import { nameOfWho } from "../shell/who.ts";
import { copy as todayCopy } from "../today/copy.ts";
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

/** Of people it is said where. */
const saysWhere = ["staff.invite", "staff.change", "staff.remove", "link.add"];
const namesShown = 3;

/** What was done at once in several yards has an entry for each; its lines are one. */
type AuditAct = AuditRow & { stores: readonly number[] };

export function joinActs(rows: readonly AuditRow[]): AuditAct[] {
  const acts = new Map<string, AuditAct>();
  for (const row of rows) {
    const key = [row.at, row.who, row.action, row.subject, row.detail].join("\n");
    const stores = [...(acts.get(key)?.stores ?? []), ...(row.store_id === null ? [] : [row.store_id])];
    acts.set(key, { ...row, stores: stores.sort((a, b) => a - b) });
  }
  return [...acts.values()];
}

function placeOf({ action, stores }: AuditAct, chain: Chain, edition: Edition): string {
  if (!saysWhere.includes(action)) return "";
  const names = stores.map((id) => chain.storeById.get(id)?.name ?? String(id));
  const more = names.length - namesShown;
  return more > 0 ? todayCopy[edition].andMore(names.slice(0, namesShown).join(", "), more) : names.join(", ");
}

/** An act of the audit trail as a sentence; one of a newer release stands as it is. */
export function auditLine(act: AuditAct, now: Date, chain: Chain, edition: Edition): AuditLine {
  const { id, at, who, action, subject } = act;
  const said = isKnown(action) ? copy[edition][action](nameOfSubject(act, edition)) : `${action} ${subject}`;
  const text = [said, placeOf(act, chain, edition)].filter(Boolean).join(", ");
  return { id, when: formatWhen(new Date(at), now, chain.timeZone, edition), who, text };
}
