import type { FormEventHandler, ReactNode, Ref } from "react";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { PriceAsk } from "./ask.ts";
import { copy } from "./list-copy.ts";
import { swapId } from "./swap-id.ts";

type SearchFormProps = {
  path: string;
  ask: PriceAsk;
  /** The choice of store. */
  yards: ReactNode;
  field?: Ref<HTMLInputElement>;
  onInput?: () => void;
  onSubmit?: FormEventHandler<HTMLFormElement>;
};

/** The search field with the choice of store: a GET form. */
export function SearchForm({ path, ask, yards, field, onInput, onSubmit }: SearchFormProps) {
  const words = useCopy(copy);
  return (
    <form className="find-bar find-bar--price" action={path} {...mark("swap", swapId)} onSubmit={onSubmit}>
      <Field
        id="p-q"
        name="q"
        type="search"
        label={words.search}
        placeholder={words.example}
        defaultValue={ask.q}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        ref={field}
        onInput={onInput}
      />
      {yards}
      {ask.type === "PU/VAN" && <input type="hidden" name="type" value="pickup" />}
      {ask.list.length > 0 && <input type="hidden" name="list" value={ask.list.join(",")} />}
      <Button look="ink" icon="search" aria-label={words.submit}>
        <span className="word">{words.submit}</span>
      </Button>
    </form>
  );
}
