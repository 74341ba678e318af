import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { countText } from "#core/count-text.ts";
import type { Report } from "#feeds/engine/report.ts";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Panel } from "../shell/panel.tsx";
import type { ShownChange } from "./change-words.ts";
import { columnName } from "./column-name.ts";
import { copy } from "./copy.ts";
import "./files.css";

const rowsShown = 200;

export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <span className="o-diff">
      {before && <del>{before}</del>}
      {before && after && <span aria-hidden="true">→</span>}
      {after && <ins>{after}</ins>}
    </span>
  );
}

function ChangeRow({ change }: { change: ShownChange }) {
  const { edition } = useOffice();
  const { name, number, row, others } = change;
  const moved = row.before !== row.after && row.before !== "" && row.after !== "";
  return (
    <tr>
      <th scope="row">
        {name}
        {number && <small>{number}</small>}
      </th>
      <td className="number">
        {row.before || row.after ? (
          <span className="o-diff">
            {moved && <del className="o-place o-place--old">{row.before}</del>}
            {moved && <span aria-hidden="true">→</span>}
            {(row.after || row.before) && <span className="o-place">{row.after || row.before}</span>}
          </span>
        ) : null}
      </td>
      <td>
        {others.map(({ column, before, after }) => (
          <span key={column} className="o-change">
            {columnName(column, edition)} <Diff before={before} after={after} />
          </span>
        ))}
      </td>
    </tr>
  );
}

type ChangesProps = { kind: "new" | "changed" | "gone"; changes: readonly ShownChange[]; total: number };

/** Records by name; a count is only the way to them. */
export function Changes({ kind, changes, total }: ChangesProps) {
  const { preview: words } = useCopy(copy);
  if (total === 0) return null;
  const listed = changes.slice(0, rowsShown);
  return (
    <Panel id={kind} title={`${countText(total)} ${words.counts[kind](total)}`}>
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{words.car}</th>
            <th scope="col" className="number">
              {words.row}
            </th>
            <th scope="col">{words.other}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map((change, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server draws it once
            <ChangeRow key={at} change={change} />
          ))}
        </tbody>
      </table>
      {total > listed.length && <p className="o-panel__body o-help">{words.more(total - listed.length)}</p>}
    </Panel>
  );
}

export function Rejected({ id, report }: { id: string; report: Report }) {
  const { preview: words } = useCopy(copy);
  const edition = useEdition();
  const { problems, rejected, warnings, warningCount } = report;
  const lines = [...problems, ...warnings].slice(0, rowsShown);
  if (lines.length === 0) return null;
  return (
    <section className="o-panel" id="rejected" aria-labelledby="rejected-h">
      <div className="o-panel__head">
        <div>
          <h2 id="rejected-h">
            {countText(rejected)} {words.counts.rejected(rejected)}
          </h2>
          {warningCount > 0 && <p>{words.warnings(warningCount)}</p>}
        </div>
        {rejected > 0 && (
          <ActionForm to="file" params={{ id }} name="rejects">
            <Button look="line">{words.download}</Button>
          </ActionForm>
        )}
      </div>
      <table className="o-table o-table--rejected">
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.reason}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, column, value, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server draws it once
            <tr key={at}>
              <th scope="row">
                {words.line} {line}
              </th>
              <td>{column && columnName(column, edition)}</td>
              <td>{value}</td>
              <td>{reason[edition]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
