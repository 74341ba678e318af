import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";

/** One line in the visitor's own words, beside the form and never instead of it. */
export function SmartBox({ typed = "" }: { typed?: string }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <form className="smart" action={href("inventory")} aria-label={words.smart}>
      <label htmlFor="smart-q">{words.smart}</label>
      <div className="smart__line">
        <input
          className="input"
          id="smart-q"
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          placeholder={words.smartExample}
          aria-describedby="smart-hint"
          defaultValue={typed}
        />
        <Button look="ink" icon="search">
          <span className="smart__word">{words.search}</span>
        </Button>
      </div>
      <p className="hint" id="smart-hint">
        {words.smartHint}
      </p>
    </form>
  );
}
