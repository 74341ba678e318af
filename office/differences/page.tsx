import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copy as filesCopy } from "../files/copy.ts";
import { undoRun } from "../files/undo-run.ts";
import { definePage, useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { OfficeIcon } from "../shell/icon.tsx";
import { Panel } from "../shell/panel.tsx";
import { Told } from "../shell/toast.tsx";
import { answer, take } from "./answer.ts";
import { copy } from "./copy.ts";
import { Decide, Value } from "./line.tsx";
import { type DifferencesProps, loadDifferences, shownKinds } from "./load.ts";
import "./differences.css";

const wayTo = (href: string, asked: Record<string, string | undefined>): string => {
  const way = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return way.size > 0 ? `${href}?${way}` : href;
};

function Kinds({ of, counts }: Pick<DifferencesProps, "of" | "counts">) {
  const words = useCopy(copy);
  const { href } = useOffice();
  const all = shownKinds.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <nav className="o-seg" aria-label={words.which}>
      {[undefined, ...shownKinds].map((kind) => (
        <a
          key={kind ?? ""}
          href={wayTo(href("differences"), { of: kind })}
          aria-current={kind === of ? "page" : undefined}
        >
          {kind ? words.fields[kind] : words.all} <b>{kind ? counts[kind] : all}</b>
        </a>
      ))}
    </nav>
  );
}

/** Nothing is written before "Guardar": "all mine" and "all the system's" only choose. */
function Open({ open, moreOpen, of, chosen }: DifferencesProps) {
  const words = useCopy(copy);
  const { href } = useOffice();
  const choose = (all: string) => wayTo(href("differences"), { of, all });
  return (
    <ActionForm to="differences" name="answer" className="diff-form">
      <Panel id="open" title={words.decide} why={words.count(open.length + moreOpen)}>
        <ul className="diff-open">
          {open.map((line) => (
            <Decide key={line.key} line={line} chosen={chosen} />
          ))}
        </ul>
        {moreOpen > 0 && <p className="o-panel__body">{words.more(moreOpen)}</p>}
        <div className="diff-rule">
          <OfficeIcon name="promise" />
          <p>
            <b>{words.rule}</b>
            <br />
            {words.ruleText}
          </p>
        </div>
      </Panel>
      <div className="o-apply">
        <p>
          <b>
            <span className="diff-number" /> {words.decided(open.length)}
          </b>{" "}
          {words.bar}
        </p>
        <div className="btns">
          <LinkButton look="line" href={choose("mine")}>
            {words.allMine}
          </LinkButton>
          <LinkButton look="line" href={choose("theirs")}>
            {words.allTheirs}
          </LinkButton>
          <Button>{words.save}</Button>
        </div>
      </div>
    </ActionForm>
  );
}

function Quiet({ quiet, moreQuiet }: DifferencesProps) {
  const words = useCopy(copy);
  return (
    <Panel id="quiet" title={words.quiet} why={words.quietCount(quiet.length + moreQuiet)}>
      <table className="o-table o-table--quiet">
        <thead>
          <tr>
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.mine}</th>
            <th scope="col">{words.system}</th>
            <th scope="col" aria-label={words.takeOne} />
          </tr>
        </thead>
        <tbody>
          {quiet.map(({ key, seen, kind, name, number, yard, mine, system, who, when }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <small>{[number, yard, who, when].filter(Boolean).join(", ")}</small>
              </th>
              <td>{words.fields[kind]}</td>
              <td>
                <Value kind={kind}>{mine}</Value>
              </td>
              <td>
                <Value kind={kind} old>
                  {system}
                </Value>
              </td>
              <td className="number">
                <ActionForm to="differences" name="take" fields={{ key, seen }}>
                  <Button look="line" aria-label={`${words.takeOne}: ${name}, ${system}`}>
                    {words.takeOne}
                  </Button>
                </ActionForm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {moreQuiet > 0 && <p className="o-panel__body">{words.more(moreQuiet)}</p>}
    </Panel>
  );
}

function Said({ done }: { done: NonNullable<DifferencesProps["done"]> }) {
  const words = useCopy(copy);
  const { text, left, runs } = done;
  return (
    <div className={left > 0 ? "o-toast o-toast--bad" : "o-toast"} role="status">
      <p>{[text, left > 0 && words.left(left)].filter(Boolean).join(" ")}</p>
      {runs.map(({ id, feed }) => (
        <ActionForm key={id} to="differences" name="undo" fields={{ run: String(id) }}>
          <Button look="line">
            {runs.length === 1 ? words.undo : feed === "inventory" ? words.undoCars : words.undoPrices}
          </Button>
        </ActionForm>
      ))}
    </div>
  );
}

function Differences(props: DifferencesProps) {
  const { title, of, counts, open, quiet, done, undone } = props;
  const words = useCopy(copy);
  const files = useCopy(filesCopy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <div>
          <a className="o-back" href={href("today")}>
            <Icon name="back" /> {words.back}
          </a>
          <h1>{title}</h1>
          <p>{words.lead}</p>
        </div>
      </div>
      <Told told={undone ? files.undone : undefined} />
      {done && <Said done={done} />}
      <div className="o-stack">
        <Kinds of={of} counts={counts} />
        {open.length + quiet.length === 0 && (
          <p className="o-panel o-panel__body">
            <span className="o-state o-state--ok">{words.none}</span>
          </p>
        )}
        {open.length > 0 && <Open {...props} />}
        {quiet.length > 0 && <Quiet {...props} />}
      </div>
    </>
  );
}

/** Where the yard's program and its staff say different things: to keep or to take, one by one or all. */
export const page = definePage("differences", {
  load: loadDifferences,
  Page: Differences,
  actions: { answer, take, undo: undoRun("differences") },
});
