import { useId } from "react";
import { useCopy } from "#app/page.tsx";
import type { EngineAsked } from "#stock/suggestions.ts";
import { boxCopy } from "./box-copy.ts";

type Props = { engines: readonly EngineAsked[]; onRetype(line: string): void; onUnsure(): void };

/** Of a part that hangs on the engine: which one the car has; who does not know sees the cars of any. */
export function WhichEngine({ engines, onRetype, onUnsure }: Props) {
  const words = useCopy(boxCopy);
  const id = useId();
  return (
    <fieldset className="which" aria-describedby={id}>
      <legend>{words.whichEngine}</legend>
      {engines.map(({ name, cars, line }) => (
        <button key={name} type="button" className="find__plate find__plate--set" onClick={() => onRetype(line)}>
          <b>{name}</b> <small>{cars}</small>
        </button>
      ))}
      <button type="button" className="find__plate" onClick={onUnsure}>
        <b>{words.unsure}</b>
      </button>
      <span className="hint" id={id}>
        {words.engineLabel}
      </span>
    </fieldset>
  );
}
