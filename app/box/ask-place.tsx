import { useId, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { placeCopy } from "#app/stores/place-copy.ts";
import { placeMessage } from "#app/stores/place-message.ts";
import { useNearMe } from "#app/stores/use-near-me.tsx";
import { findCodeIn } from "#core/postal-code.ts";
import { boxCopy } from "./box-copy.ts";
import "#app/ui/field.css";
import "#app/ui/place-field.css";

type Props = { id: string; near: string; onPlace(zip: string): void };

/** Without a place no yard is nearer than another: it is asked first. A whole code is taken as it is typed. */
export function AskPlace({ id, near, onPlace }: Props) {
  const words = useCopy(boxCopy);
  const places = useCopy(placeCopy);
  const [wrong, setWrong] = useState<string>();
  const field = useId();
  const said = wrong ?? (near && places.unknown(near));
  const input = useRef<HTMLInputElement>(null);
  const nearMe = useNearMe(input);
  const take = () => {
    const typed = input.current?.value.trim() ?? "";
    const message = placeMessage(typed, places.malformed, places.needed);
    setWrong(message);
    if (message === undefined) onPlace(typed);
  };
  return (
    <div className="ask-place" id={id}>
      <label htmlFor={field}>{words.nearWhere}</label>
      <span className="f-zip__box">
        <input
          ref={input}
          id={field}
          className="input nums"
          type="text"
          inputMode="text"
          enterKeyHint="done"
          autoComplete="postal-code"
          maxLength={60}
          aria-invalid={said ? true : undefined}
          aria-describedby={`${field}-said`}
          placeholder={words.zipOrCity}
          onInput={() => {
            nearMe.typed();
            if (findCodeIn(input.current?.value.trim() ?? "")) take();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            take();
          }}
        />
        {nearMe.button}
      </span>
      <button className="btn btn--line" type="button" onClick={take}>
        {words.takePlace}
      </button>
      {nearMe.note}
      <span role="status" id={`${field}-said`}>
        {said}
      </span>
    </div>
  );
}
