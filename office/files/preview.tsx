import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { countText } from "#core/count-text.ts";
import type { UploadRow } from "#data/schema.ts";
import type { Report } from "#feeds/engine/report.ts";
import { Shown } from "../edit/shown.tsx";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Panel } from "../shell/panel.tsx";
import { Changes, Rejected } from "./change-tables.tsx";
import type { ShownChange } from "./change-words.ts";
import { applyFormId } from "./choice.tsx";
import { copy } from "./copy.ts";
import { type Edited, waitsForAnswers } from "./kept.ts";
import { Later } from "./later.tsx";
import { OddPrice, type OddPriceProps } from "./odd-price.tsx";
import { type KindsProps, OtherKind } from "./other-kind.tsx";
import { Questions, type QuestionsProps } from "./questions.tsx";
import { ShortBar, ShortFile, useShortTitle } from "./short-file.tsx";
import type { ShortProps } from "./short-of.ts";
import { speakVins, VinFilled, VinSums } from "./vin-sums.tsx";
import "#app/ui/button.css";
import "#office/edit/edit.css";
import "./files.css";

export type PreviewProps = {
  title: string;
  id: string;
  about: string;
  state: UploadRow["state"];
  /** The run that can be taken back. */
  runId: number | undefined;
  report: Report;
  changes: Record<"new" | "changed" | "gone", ShownChange[]>;
  /** What else it may be read as. */
  kinds: KindsProps | undefined;
  /** Where somebody may say what it leaves open. */
  asks: QuestionsProps | undefined;
  /** The price that somebody typed and is asked about. */
  odd: OddPriceProps | undefined;
  /** What was just done. */
  note: string | undefined;
  /** Where it waits and does not name every car. */
  short: ShortProps | undefined;
  /** One thing that was edited here, as visitors will read it. */
  edited: Edited | undefined;
  /** When it is applied by itself. */
  applyAt: string | undefined;
  problem: string | undefined;
};

function Counts({ report }: { report: Report }) {
  const { preview: words, ...all } = useCopy(copy);
  const { created, changed, gone, absent, rejected } = report;
  const counts = { new: created, changed, gone, absent, rejected };
  const kinds = (["new", "changed", "gone", "absent", "rejected"] as const).filter(
    (kind) => kind !== "absent" || absent > 0,
  );
  return (
    <ul className={absent > 0 ? "o-sum o-sum--five" : "o-sum"} aria-label={all.title}>
      {kinds.map((kind) => (
        <li key={kind}>
          <a href={`#${kind}`}>
            <b className={kind === "rejected" && counts[kind] > 0 ? "o-bad" : undefined}>{countText(counts[kind])}</b>
            {words.counts[kind](counts[kind])}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Nothing is wrong with it but that something is not known, which is asked about below. */
function AnswerFirst() {
  const { preview: words } = useCopy(copy);
  return (
    <div className="o-toast" role="status">
      <div>
        <p className="o-state o-state--wait">{words.sayFirst}</p>
        <p>{words.sayBelow}</p>
      </div>
    </div>
  );
}

function Refusals({ report }: { report: Report }) {
  const { preview: words } = useCopy(copy);
  const edition = useEdition();
  return (
    <div className="o-toast o-toast--bad" role="alert">
      <div>
        <p className="o-state o-state--bad">{words.refused}</p>
        <p>{words.refusedWhy}</p>
        <ul>
          {report.refusals.map((said) => (
            <li key={said.en} className="o-told">
              {said[edition]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Stays on the screen: what is true now, and the one next thing. */
function Bar({ id, state, runId, report, applyAt, asks }: PreviewProps) {
  const { preview: words, asked } = useCopy(copy);
  if (state === "applied")
    return (
      <div className="o-apply">
        <p role="status" className="o-state o-state--ok">
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
  if (state === "refused")
    return (
      <div className="o-apply">
        <p>
          <b>{words.refusedWhy}</b>
        </p>
        <ActionForm to="file" params={{ id }} name="discard">
          <Button look="line">{words.discard}</Button>
        </ActionForm>
      </div>
    );
  if (applyAt)
    return (
      <div className="o-apply">
        <p role="status" className="o-state o-state--wait">
          {words.scheduled(applyAt)}
        </p>
        <ActionForm to="file" params={{ id }} name="unschedule">
          <Button look="line">{words.unschedule}</Button>
        </ActionForm>
      </div>
    );
  const differences = asks?.waits ? asks.differences.length : 0;
  return (
    <div className="o-apply">
      <p>
        {differences > 0 ? (
          <>
            <b>
              <span className="vin-number" /> {asked.vins.answered(differences)}
            </b>{" "}
            {asked.vins.undo}
          </>
        ) : (
          <b>{words.bar}</b>
        )}
      </p>
      <Later id={id} />
      <div className="btns">
        <ActionForm to="file" params={{ id }} name="discard">
          <Button look="line">{words.discard}</Button>
        </ActionForm>
        <ActionForm to="file" params={{ id }} name="apply" id={applyFormId}>
          <Button icon="check">{words.apply}</Button>
        </ActionForm>
      </div>
    </div>
  );
}

export function Preview(props: PreviewProps) {
  const { title, about, state, report, changes, kinds, asks, odd, short, edited, problem, note, id } = props;
  const { preview: words, asked } = useCopy(copy);
  const edition = useEdition();
  const { href } = useOffice();
  const shortTitle = useShortTitle(short);
  const vins = speakVins(report);
  const notes = report.notes.filter(({ of }) => of !== "vins" || !vins);
  const onlyAsks = asks?.waits === true && waitsForAnswers(report);
  return (
    <>
      <div className="o-head">
        <div>
          <a className="o-back" href={href("files")}>
            <Icon name="back" /> {words.back}
          </a>
          <h1>{shortTitle ?? title}</h1>
          <p>{shortTitle ? `${title}, ${about}` : about}</p>
          {kinds && <OtherKind {...kinds} />}
        </div>
      </div>
      {problem && (
        <p className="o-toast o-toast--bad" role="alert">
          {problem}
        </p>
      )}
      {note && (
        <p className="o-toast" role="status">
          {note}
        </p>
      )}
      <div className="o-stack">
        {state === "refused" && (onlyAsks ? !odd && <AnswerFirst /> : <Refusals report={report} />)}
        {report.waiting > 0 && !onlyAsks && <p className="o-toast o-state--wait">{asked.waiting(report.waiting)}</p>}
        {vins && <VinSums report={report} />}
        {odd ? <OddPrice {...odd} /> : asks && <Questions {...asks} />}
        {edited && !odd && <Shown {...edited} />}
        {short && <ShortFile {...short} />}
        {!onlyAsks && (
          <section className="o-panel">
            <Counts report={report} />
          </section>
        )}
        <Changes kind="new" changes={changes.new} total={report.created} />
        <Changes kind="changed" changes={changes.changed} total={report.changed} />
        <Changes kind="gone" changes={changes.gone} total={report.gone} />
        <Rejected id={id} report={report} />
        {vins && <VinFilled report={report} />}
        {notes.length > 0 && !odd && (
          <Panel id="notes" title={words.notes}>
            <ul className="o-panel__body o-notes">
              {notes.map((said) => (
                <li key={said.en}>{said[edition]}</li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {short ? <ShortBar {...short} /> : !odd && <Bar {...props} />}
    </>
  );
}
