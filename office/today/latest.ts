import { listAudit } from "#data/queries/audit.ts";
import { listRunsById } from "#data/queries/import-runs.ts";
import { type AuditLine, auditLine, joinActs } from "../audit/audit-line.ts";
import { columnName } from "../files/column-name.ts";
import { copy } from "../files/copy.ts";
import { listRunChanges, type NamedChange } from "../files/run-changes.ts";
import type { StaffRequest } from "../page.tsx";

const shown = 8;

const runOf = (detail: string): number => Number((JSON.parse(detail) as { run?: unknown }).run) || 0;

/** What was done last; of a run that changed one thing, what it was, from what to what. */
export async function loadLatest(request: StaffRequest, storeIds: readonly number[] | undefined): Promise<AuditLine[]> {
  const { services, now, edition } = request;
  const { chain } = services.stock.current;
  const listed = await listAudit(services.db, { limit: 12 * shown, ...(storeIds && { storeIds }) });
  const rows = joinActs(listed).slice(0, shown);
  const applied = rows.filter(({ action }) => action === "file.apply").map(({ detail }) => runOf(detail));
  const changes = await listRunChanges(services.db, await listRunsById(services.db, applied), edition);
  return rows.map((row) => {
    const line = auditLine(row, now, chain, edition);
    const [change, ...more] = (row.action === "file.apply" && changes.get(runOf(row.detail))) || [];
    if (!change || more.length > 0) return line;
    const yard = change.storeId === undefined ? undefined : chain.storeById.get(change.storeId)?.name;
    return { ...line, text: copy[edition].didThing(changeText(change, yard, edition)) };
  });
}

/** "Alternador, Mesa: $44.99 → $27.99". */
function changeText({ name, number, kind, row, others }: NamedChange, yard: string | undefined, edition: NamedEdition) {
  const words = copy[edition];
  const fromTo = (before: string, after: string) => [before, after].filter(Boolean).join(" → ");
  const moved = row.before !== row.after && row.before !== "" && row.after !== "";
  const did = [
    moved && `${words.preview.row} ${fromTo(row.before, row.after)}`,
    ...others.map(
      ({ column, before, after }) =>
        `${column === "price" ? "" : `${columnName(column, edition)} `}${fromTo(before, after)}`,
    ),
  ].filter(Boolean);
  const what = [name, number, yard].filter(Boolean).join(", ");
  return `${what}: ${kind === "gone" || did.length === 0 ? words.did[kind] : did.join("; ")}`;
}

type NamedEdition = StaffRequest["edition"];
