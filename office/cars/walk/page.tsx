import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { undoRun } from "../../files/undo-run.ts";
import { type Done, definePage, GoTo, type StaffRequest, useOffice } from "../../page.tsx";
import { isActKey } from "../../queue/read-acts.ts";
import { takeAct } from "../../queue/take-acts.ts";
import { Told } from "../../shell/toast.tsx";
import { copy } from "./copy.ts";
import { loadWalk, type WalkProps } from "./load.ts";
import walkRow from "./walk-row.island.tsx";
import "../cars.css";
import "./walk.css";

function Choose({ title, yards, store, rows }: WalkProps) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
      </div>
      <div className="o-stack">
        {yards.length > 1 && (
          <form action={href("walk")} className="o-panel o-panel__body o-pick">
            <Select id="store" name="store" label={words.yard} defaultValue={store} options={yards} />
            <Button>{words.see}</Button>
          </form>
        )}
        {store !== "" && (
          <section className="o-panel o-panel__body o-stack">
            <h2>{words.choose}</h2>
            {rows.length === 0 && <p>{words.noRows}</p>}
            <ul className="o-walk-rows">
              {rows.map(({ row, cars, href: to }) => (
                <li key={row}>
                  <a href={to} aria-label={`${words.row} ${row}, ${words.cars(cars)}`}>
                    <b>{row}</b>
                    <span>{words.cars(cars)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function Walk(props: WalkProps) {
  return (
    <>
      <Told told={props.told} />
      {props.walk ? <Island of={walkRow} props={props.walk} /> : <Choose {...props} />}
    </>
  );
}

const backTo = ({ href }: StaffRequest, fields: URLSearchParams, more: Record<string, string>) =>
  new GoTo(
    `${href("walk")}?${new URLSearchParams({ store: fields.get("store") ?? "", row: fields.get("walk") ?? "", ...more })}`,
  );

const named = ["store", "car", "from", "row", "reason", "until", "cars", "typed"];

/** Without script each act is a form of its own; the key that it came with says which one it is. */
async function act(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const key = fields.get("key") ?? "";
  const about = Object.fromEntries(
    named.flatMap((name) => (fields.has(name) ? [[name, (fields.get(name) ?? "").trim().slice(0, 8000)]] : [])),
  );
  const noted = { key, kind: fields.get("kind") ?? "", noted: request.now.toISOString(), about };
  if (!isActKey(key)) return backTo(request, fields, {});
  const answer = await takeAct(request, noted, noted.noted);
  return answer.refused ? { again: answer.refused.why } : backTo(request, fields, { done: key });
}

async function undo(request: StaffRequest, fields: URLSearchParams): Promise<Done> {
  const done = await undoRun("walk")(request, fields);
  return done instanceof GoTo ? backTo(request, fields, { undone: "1" }) : done;
}

/** A row, car by car: still here, gone, moved, held; or all of it crushed. */
export const page = definePage("walk", {
  load: loadWalk,
  Page: Walk,
  actions: { act, undo },
});
