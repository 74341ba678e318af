import type { FormEventHandler, ReactNode, Ref } from "react";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { PriceAsk } from "./ask.ts";
import { copy } from "./list-copy.ts";
import { swapId } from "./swap-id.ts";
import "./prices.css";

type SearchFormProps = {
  path: string;
  ask: PriceAsk;
  /** Whose prices. */
  yards: ReactNode;
  field: Ref<HTMLInputElement>;
  form: Ref<HTMLFormElement>;
  onInput: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** The search field with the choice of yard: a GET form. */
export function SearchForm({ path, ask, yards, field, form, onInput, onSubmit }: SearchFormProps) {
  const words = useCopy(copy);
  return (
    <form className="price-search" action={path} {...mark("swap", swapId)} ref={form} onSubmit={onSubmit}>
      <div className="price-find">
        <Field
          id="p-q"
          name="q"
          type="search"
          label={words.search}
          placeholder={words.search}
          defaultValue={ask.q}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          ref={field}
          onInput={onInput}
        />
        <Button look="ink" icon="search" aria-label={words.submit}>
          {null}
        </Button>
      </div>
      {yards}
      {ask.type === "PU/VAN" && <input type="hidden" name="type" value="pickup" />}
      {ask.list.length > 0 && <input type="hidden" name="list" value={ask.list.join(",")} />}
    </form>
  );
}
