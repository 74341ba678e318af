import { useId, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { placeCopy } from "#app/stores/place-copy.ts";
import { placeMessage } from "#app/stores/place-message.ts";
import { useNearMe } from "#app/stores/use-near-me.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { findCodeIn } from "#core/postal-code.ts";
import { boxCopy } from "./box-copy.ts";
import "#app/ui/field.css";
import "#app/ui/place-field.css";

type Props = { near: string; onPlace(zip: string): void };

/** Without a place no yard is nearer than another: it is asked first. A whole code is taken as it is typed. */
export function AskPlace({ near, onPlace }: Props) {
  const words = useCopy(boxCopy);
  const places = useCopy(placeCopy);
  const [wrong, setWrong] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const nearMe = useNearMe(input);
  const take = () => {
    const typed = input.current?.value.trim() ?? "";
    const message = placeMessage(typed, places.malformed, places.needed);
    setWrong(message);
    if (message === undefined) onPlace(typed);
  };
  return (
    <div className="ask-place">
      <label htmlFor={id}>{words.nearWhere}</label>
      <span className="f-zip__box">
        <input
          ref={input}
          id={id}
          className="input nums"
          type="text"
          inputMode="text"
          enterKeyHint="done"
          autoComplete="postal-code"
          maxLength={60}
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
      <span role="status">{wrong ?? (near && places.unknown(near))}</span>
    </div>
  );
}

/** The place that is asked near, and the button that takes it off. */
export function PlacePlate({ near, onPlace }: Props) {
  const words = useCopy(boxCopy);
  return (
    <p className="place-plate">
      <span>
        <small>{words.where}</small> <b>{near}</b>
      </span>
      <button type="button" aria-label={words.forgetPlace(near)} onClick={() => onPlace("")}>
        <Icon name="close" />
      </button>
    </p>
  );
}
