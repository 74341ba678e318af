import { useContext, useId, useState } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { RadioSegments } from "#app/ui/segments.tsx";
import { most, type StopKey, type Want, wantStates } from "./book.ts";
import { changeWant, moveWant, removeWants } from "./changes.ts";
import { copy } from "./copy.ts";
import { places, TargetsContext, useList } from "./list-context.tsx";
import { Stepper } from "./stepper.tsx";
import "#app/ui/field.css";
import "./stops.css";

/** What else can be said of a part: how it stands, how many, a note, another car, or off the list. */
export function WantMenu({ stop, want }: { stop: StopKey; want: Want }) {
  const targets = useContext(TargetsContext);
  const words = useCopy(copy);
  const name = want.name[useEdition()];
  const { act } = useList();
  const id = useId();
  // Keys walk through the choices one by one: only a press moves it.
  const [to, setTo] = useState(stop);
  const target = targets.find(({ key }) => key === to && key !== stop);
  const change = (edit: Parameters<typeof changeWant>[2], said?: string) =>
    act(changeWant(stop, want.part, edit), said);
  return (
    <div className="want__menu">
      <RadioSegments
        label={words.state}
        name={id}
        options={wantStates.map((state) => ({
          text: words.states[state],
          value: state,
          current: want.state === state,
        }))}
        onChoose={(value) => {
          const state = wantStates.find((one) => one === value);
          if (state) change({ state }, `${name}: ${words.states[state]}.`);
        }}
      />
      <div className="want__line">
        {words.quantity}
        <Stepper
          label={`${words.quantity}: ${name}`}
          value={want.n}
          most={most.quantity}
          less={words.one.less}
          more={words.one.more}
          set={(n) => change({ n }, `${name}: ${n}.`)}
        />
      </div>
      <label className="field" htmlFor={`${id}-note`}>
        {words.note}
        <input
          className="input"
          id={`${id}-note`}
          defaultValue={want.note}
          maxLength={most.note}
          onBlur={({ target }) => target.value !== want.note && change({ note: target.value.trim() }, `${words.note}.`)}
        />
      </label>
      {targets.length > 1 && (
        <label className="field" htmlFor={`${id}-move`}>
          {words.move}
          <select
            className="input"
            id={`${id}-move`}
            value={to}
            onChange={(event) => setTo(event.target.value as StopKey)}
          >
            {targets.map((one) => (
              <option key={one.key} value={one.key}>
                {one.key === stop ? `${words.moveHere}: ${one.name}` : one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {target && (
        <Button
          look="ink"
          size={44}
          onClick={() =>
            act(
              moveWant(stop, want.part, target.key),
              words.moved(name, target.name),
              places.want(target.key, want.part),
            )
          }
        >
          {words.moveNow}
        </Button>
      )}
      <Button
        look="line"
        size={44}
        onClick={() => act(removeWants(stop, [want.part]), words.removed(name), places.undo)}
      >
        {words.remove}
      </Button>
    </div>
  );
}
