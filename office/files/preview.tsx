import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { UploadRow } from "#data/schema.ts";
import type { Report } from "#feeds/engine/report.ts";
import { Shown } from "../edit/shown.tsx";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Changes, Rejected } from "./change-tables.tsx";
import type { ShownChange } from "./change-words.ts";
import { ColumnMap, type ColumnMapProps } from "./column-map.tsx";
import { copy } from "./copy.ts";
import type { Edited } from "./kept.ts";
import { type KindsProps, OtherKind } from "./other-kind.tsx";

export type PreviewProps = {
  id: string;
  about: string;
  state: UploadRow["state"];
  /** The run that can be taken back. */
  runId: number | undefined;
  report: Report;
  changes: Record<"new" | "changed" | "gone", ShownChange[]>;
  /** What else it may be read as. */
  kinds: KindsProps | undefined;
  /** Where somebody may say what unknown columns mean. */
  map: ColumnMapProps | undefined;
  /** One thing that was edited here, as visitors will read it. */
  edited: Edited | undefined;
  /** When it is applied by itself. */
  applyAt: string | undefined;
  problem: string | undefined;
};

function Counts({ report }: { report: Report }) {
  const { preview: words, ...all } = useCopy(copy);
  const counts = { new: report.created, changed: report.changed, gone: report.gone, rejected: report.rejected };
  return (
    <ul className="o-sum" aria-label={all.title}>
      {(["new", "changed", "gone", "rejected"] as const).map((kind) => (
        <li key={kind}>
          <a href={`#${kind}`}>
            <b className={kind === "rejected" && counts[kind] > 0 ? "o-bad" : undefined}>
              {counts[kind].toLocaleString("en-US")}
            </b>
            {words.counts[kind](counts[kind])}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `asks`: all that is wrong is that columns are not known, which is asked about below. */
function Refusals({ report, asks }: { report: Report; asks: boolean }) {
  const { preview: words } = useCopy(copy);
  const edition = useEdition();
  return (
    <div className="o-toast o-toast--bad" role="alert">
      <div>
        <p className="o-st o-st--bad">{words.refused}</p>
        <p>{words.refusedWhy}</p>
        {asks ? (
          <p>{words.sayBelow}</p>
        ) : (
          <ul>
            {report.refusals.map((said) => (
              <li key={said.en} className="o-told">
                {said[edition]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Stays on the screen: what is true now, and the one next thing. */
function Bar({ id, state, runId, report, applyAt }: PreviewProps) {
  const { preview: words } = useCopy(copy);
  const collapsed = report.refusals.some(({ en }) => en.includes("--allow-shrink"));
  if (state === "applied")
    return (
      <div className="o-apply">
        <p role="status" className="o-st o-st--ok">
          {report.outcome === "unchanged" ? words.unchanged : words.applied}
        </p>
        {runId !== undefined && (
          <ActionForm to="files" name="undo" fields={{ run: String(runId) }}>
            <Button look="line">{words.undo}</Button>
          </ActionForm>
        )}
      </div>
    );
  if (state === "discarded") return null;
  if (state === "refused" && !collapsed)
    return (
      <div className="o-apply">
        <p>
          <b>{words.refusedWhy}</b>
        </p>
        <ActionForm to="file" param={id} name="discard">
          <Button look="line">{words.discard}</Button>
        </ActionForm>
      </div>
    );
  if (applyAt)
    return (
      <div className="o-apply">
        <p role="status" className="o-st o-st--wait">
          {words.scheduled(applyAt)}
        </p>
        <ActionForm to="file" param={id} name="unschedule">
          <Button look="line">{words.unschedule}</Button>
        </ActionForm>
      </div>
    );
  return (
    <div className="o-apply">
      <p>
        <b>{words.bar}</b>
      </p>
      {!collapsed && (
        <details className="o-later">
          <summary>{words.later}</summary>
          <ActionForm to="file" param={id} name="schedule" className="o-move">
            <Field id="at" name="at" type="datetime-local" nums label={words.at} required />
            <Button look="line">{words.schedule}</Button>
          </ActionForm>
        </details>
      )}
      <div className="btns">
        <ActionForm to="file" param={id} name="discard">
          <Button look="line">{words.discard}</Button>
        </ActionForm>
        <ActionForm to="file" param={id} name="apply">
          {collapsed && (
            <Check id="shrink" name="shrink" value="yes" required>
              {words.shrink}
            </Check>
          )}
          <Button icon="check">{words.apply}</Button>
        </ActionForm>
      </div>
    </div>
  );
}

export function Preview(props: PreviewProps & { title: string }) {
  const { title, about, state, report, changes, kinds, map, edited, problem, id } = props;
  const { preview: words } = useCopy(copy);
  const edition = useEdition();
  const { href } = useOffice();
  const asks = map !== undefined && report.read === 0;
  return (
    <>
      <div className="o-head">
        <div>
          <a className="o-back" href={href("files")}>
            <Icon name="back" /> {words.back}
          </a>
          <h1>{title}</h1>
          <p>{about}</p>
          {kinds && <OtherKind {...kinds} />}
        </div>
      </div>
      {problem && (
        <p className="o-toast o-toast--bad" role="alert">
          {problem}
        </p>
      )}
      <div className="o-stack">
        {state === "refused" && <Refusals report={report} asks={asks} />}
        {map && <ColumnMap {...map} />}
        {edited && <Shown {...edited} />}
        {!asks && (
          <section className="o-panel">
            <Counts report={report} />
          </section>
        )}
        <Changes kind="new" changes={changes.new} total={report.created} />
        <Changes kind="changed" changes={changes.changed} total={report.changed} />
        <Changes kind="gone" changes={changes.gone} total={report.gone} />
        <Rejected id={id} report={report} />
        {report.notes.length > 0 && (
          <section className="o-panel" aria-labelledby="notes-h">
            <div className="o-panel__h">
              <h2 id="notes-h">{words.notes}</h2>
            </div>
            <ul className="o-panel__b o-notes">
              {report.notes.map((said) => (
                <li key={said.en}>{said[edition]}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Bar {...props} />
    </>
  );
}
