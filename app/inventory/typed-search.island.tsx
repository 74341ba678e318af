import { useEffect, useRef } from "react";
import { useCombobox } from "#app/box/use-combobox.tsx";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { PlaceField } from "#app/stores/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { lastSearch } from "./last-search.ts";
import { fillTyped, keepTyped, lastTyped } from "./last-typed.ts";
import { typedSearchCopy } from "./typed-search-copy.ts";

export type TypedSearchProps = {
  action: string;
  /** What was typed; without it the form is empty, and the device puts its last search there. */
  typed?: string | undefined;
  place?: string | undefined;
};

/** A car in the visitor's own words, and where; a GET form. */
function TypedSearch({ action, typed = "", place = "" }: TypedSearchProps) {
  const words = useCopy(typedSearchCopy);
  const form = useRef<HTMLFormElement>(null);
  const { field, popup } = useCombobox(action);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!form.current || typed !== "" || place !== "") return;
    // Whoever used the other form has said where, too.
    fillTyped(form.current, { zip: lastSearch.get()?.zip ?? "", ...lastTyped.get() });
  }, []);
  return (
    <search>
      <form className="seek__grid" action={action} aria-label={words.name} ref={form} onSubmit={keepTyped}>
        <Field
          id="seek-q"
          place="seek__car"
          type="text"
          inputMode="search"
          name="q"
          label={words.car}
          placeholder={words.example}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          defaultValue={typed}
          note={popup}
          {...field}
        />
        <PlaceField id="seek-zip" label={words.place} example={words.placeExample} value={place} />
        <Button icon="search">{words.search}</Button>
      </form>
    </search>
  );
}

export default defineIsland("typed-search", TypedSearch);
