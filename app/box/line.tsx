import { useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { boxCopy } from "./box-copy.ts";
import type { useCombobox } from "./use-combobox.tsx";
import "#app/ui/button.css";
import "#app/ui/field.css";
import "./box.css";

type LineProps = {
  id: string;
  name: string;
  value?: string | undefined;
  /** In a page's own text it says what may be asked. */
  large: boolean;
  find: ReturnType<typeof useCombobox>;
};

/** The typed line. In a phone's sheet a way back stands before it and a way to begin again behind it. */
export function Line({ id, name, value, large, find }: LineProps) {
  const words = useCopy(boxCopy);
  // A finger has come: drawn before they are seen, the sheet opens with them.
  const [near, setNear] = useState(false);
  const hasKeys = near || find.isSheet;
  return (
    <>
      {hasKeys && (
        <button
          className="box__key"
          type="button"
          aria-label={words.back}
          onClick={({ detail }) => find.dismiss(detail === 0)}
        >
          <Icon name="back" />
        </button>
      )}
      <label className={large ? undefined : "sr-only"} htmlFor={id}>
        {find.pages ? words.pages : large ? words.question : words.name}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        placeholder={find.pages ? words.pages : large ? words.example : words.short}
        onPointerEnter={() => setNear(true)}
        {...find.field}
      />
      {hasKeys && (
        <button className="box__key" type="button" aria-label={words.clear} onClick={find.clear}>
          <Icon name="close" />
        </button>
      )}
    </>
  );
}
