import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { post, Refused } from "../../browser/post.ts";
import { copy as queueCopy } from "../../queue/copy.ts";
import { listActs } from "../../queue/queue.ts";
import { note, onAnswers, takeBack, useActs } from "../../queue/use-queue.ts";
import { matchRow } from "../fold-row.ts";
import type { SaidAct } from "./act-form.tsx";
import { copy } from "./copy.ts";
import { countMarks, type Mark, type Marks, nextCar, withMark, withoutKey, withRun } from "./marks.ts";
import { WalkKeys } from "./walk-keys.tsx";
import { WalkLines } from "./walk-lines.tsx";
import { endLog, readLog, writeLog } from "./walk-log.ts";
import type { WalkRowProps } from "./walk-row-props.ts";
import { WalkSum } from "./walk-sum.tsx";
import "./walk.css";

const howOf = ({ kind, fields }: SaidAct): Mark["how"] =>
  (kind === "gone" ? (fields.reason ?? "gone") : kind === "crush" ? "crushed" : kind) as Mark["how"];

/** A row walked with the thumb: what is said of a car waits on the device until the office has it. */
function WalkRow(props: WalkRowProps) {
  const { store, row, rows, mapped, cars, me, target } = props;
  const words = useCopy(copy);
  const queueWords = useCopy(queueCopy);
  const waiting = useActs(me.who).filter(({ refused }) => !refused).length;
  const [marks, setMarks] = useState(props.marks);
  const [at, setAt] = useState(props.start ?? nextCar(cars, props.marks)?.id);
  const [problem, setProblem] = useState("");
  const [badRow, setBadRow] = useState("");
  const [looking, setLooking] = useState(props.start !== undefined);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const log = readLog(localStorage, me.who, store, row);
    if (!log) return;
    // What was refused meanwhile was not done.
    const refused = listActs(localStorage, me.who).filter((act) => act.refused);
    const kept = refused.reduce((all, { key }) => withoutKey(all, key), log.marks);
    const all = { ...props.marks, ...kept };
    setMarks(all);
    setAt((now) => (now !== undefined && !all[now] ? now : nextCar(cars, all)?.id));
  }, [me.who, store, row, props.marks, cars]);

  useEffect(
    () =>
      onAnswers((answers) =>
        setMarks((now) => {
          const next = answers.reduce(
            (all, answer) => (answer.refused ? withoutKey(all, answer.key) : withRun(all, answer.key, answer.run)),
            now,
          );
          if (next !== now && readLog(localStorage, me.who, store, row))
            writeLog(localStorage, me.who, { store, row, of: cars.length, marks: next });
          return next;
        }),
      ),
    [me.who, store, row, cars.length],
  );

  useEffect(() => {
    if (at !== undefined) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  }, [at]);

  const keep = (next: Marks) => {
    setMarks(next);
    if (nextCar(cars, next)) writeLog(localStorage, me.who, { store, row, of: cars.length, marks: next });
    else endLog(localStorage, me.who, store, row);
  };
  const nameOf = (act: SaidAct) => {
    const car = cars.find(({ id }) => String(id) === act.fields.car);
    const how = howOf(act);
    return `${car?.name ?? `${words.row} ${row}`}: ${how === "move" ? words.marks.move(act.fields.row ?? "") : words.marks[how]}.`;
  };
  /** False: it was not noted, and what was open stays open. */
  const act = (said: SaidAct): boolean => {
    const { kind, fields } = said;
    if (kind === "move" && mapped && matchRow(rows, fields.row ?? "") === undefined) {
      setBadRow(words.noRow(fields.row ?? "", rows[0] ?? "", rows.at(-1) ?? ""));
      return false;
    }
    const ids = (kind === "crush" ? (fields.cars ?? "").split(",") : [fields.car ?? ""]).map(Number);
    const key = note(me, { kind, about: fields, label: nameOf(said) });
    setProblem(key === undefined ? queueWords.full : "");
    setBadRow("");
    if (key === undefined) return false;
    const next = withMark(marks, ids, { how: howOf(said), key, ...(kind === "move" && { row: fields.row ?? "" }) });
    keep(next);
    setLooking(false);
    setAt(nextCar(cars, next, ids.at(-1))?.id);
    return true;
  };
  const rest = () => {
    let next = marks;
    for (const { id, name } of cars) {
      if (next[id]) continue;
      const fields = { store: String(store), car: String(id), from: row };
      const key = note(me, { kind: "seen", about: fields, label: `${name}: ${words.marks.seen}.` });
      if (key === undefined) setProblem(queueWords.full);
      else next = withMark(next, [id], { how: "seen", key });
    }
    keep(next);
    setLooking(false);
    setAt(nextCar(cars, next)?.id);
  };
  const undo = async ({ key, run }: Mark) => {
    try {
      if (run !== undefined) await post(target, "undo", { run: String(run), store: String(store), walk: row });
      else {
        const [car, other] = cars.filter(({ id }) => marks[id]?.key === key);
        const label = words.undoOf(car && !other ? car.name : `${words.row} ${row}`);
        const back = takeBack(me, { key, label, about: { store: String(store) } });
        if (back === "full") return setProblem(queueWords.takenBack.full);
      }
      setProblem("");
      const next = withoutKey(marks, key);
      keep(next);
      setAt(nextCar(cars, next)?.id);
    } catch (error) {
      setProblem((error instanceof Refused && error.message) || words.noUndo);
    }
  };

  const count = countMarks(cars, marks);
  const car = cars.find(({ id }) => id === at);
  const finished = cars.length > 0 && !nextCar(cars, marks) && !looking;
  return (
    <div className="o-walk" ref={list}>
      <header className="o-walk__head">
        <a className="o-walk__close" href={props.ways.close} aria-label={words.close}>
          <Icon name="close" />
        </a>
        <h1 className="o-walk__row">
          <span>{words.row}</span> <b>{row}</b>
        </h1>
        <div>
          <p>
            <b>{words.progress(count.done, cars.length)}</b> {props.last ? words.last(props.last) : words.first}
          </p>
          <progress max={cars.length || 1} value={count.done} aria-label={words.progress(count.done, cars.length)} />
          <p className="o-help">{waiting > 0 ? words.waiting(waiting) : words.saved}</p>
        </div>
      </header>
      {problem && (
        <p className="o-state o-state--bad" role="alert">
          {problem}
        </p>
      )}
      {cars.length === 0 && <p>{words.empty}</p>}
      {finished ? (
        <WalkSum {...props} marks={marks} undo={(mark) => void undo(mark)} look={() => setLooking(true)} />
      ) : (
        <>
          <WalkLines cars={cars} marks={marks} at={at} here={props.ways.here} onPick={setAt} />
          <WalkKeys
            {...props}
            marks={marks}
            car={car}
            badRow={badRow}
            act={act}
            rest={rest}
            onUndo={(mark) => void undo(mark)}
          />
        </>
      )}
    </div>
  );
}

export default defineIsland("walk-row", WalkRow);
