import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { afterPress } from "#app/shell/browser/after-press.ts";
import { announce } from "#app/shell/browser/announce.ts";
import { Field } from "#app/ui/field.tsx";
import { placeCopy } from "./place-copy.ts";
import { placeMessage } from "./place-message.ts";
import { useNearMe } from "./use-near-me.tsx";

export type PlaceFieldProps = {
  id: string;
  label?: ReactNode;
  /** In the empty field. */
  example?: string;
  value?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** On the box around it. */
  place?: string;
};

/** A postal code, a city, or where the device is; its message comes once it was touched. For islands. */
export function PlaceField({ id, label, example, value, error, required = false, place }: PlaceFieldProps) {
  const words = useCopy(placeCopy);
  const input = useRef<HTMLInputElement>(null);
  const touched = useRef(error !== undefined);
  const [wrong, setWrong] = useState(error);
  const nearMe = useNearMe(input);
  const read = () => placeMessage(input.current?.value ?? "", words.malformed, required ? words.needed : undefined);

  const leave = () => {
    touched.current = true;
    const said = read();
    if (said !== undefined && wrong === undefined) announce(said);
    setWrong(said);
  };
  // Filled in and left before the script came.
  const begin = useEffectEvent(() => {
    const field = input.current;
    if (field && field.value !== field.defaultValue && document.activeElement !== field) leave();
  });
  useEffect(() => begin(), []);
  const type = () => {
    nearMe.typed();
    if (touched.current) setWrong(read());
  };
  return (
    <Field
      ref={input}
      id={id}
      name="zip"
      label={label ?? words.label}
      place={place}
      nums
      autoComplete="postal-code"
      maxLength={60}
      required={required}
      placeholder={example}
      defaultValue={value}
      error={wrong}
      button={nearMe.button}
      note={nearMe.note}
      onBlur={() => afterPress(leave)}
      onInput={type}
    />
  );
}
