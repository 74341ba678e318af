import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { boxCopy } from "./box-copy.ts";
import { useCombobox } from "./use-combobox.tsx";

export type BoxProps = {
  id: string;
  /** The search of the whole site, for those without script and those who were quicker than it. */
  action: string;
  /** Goes straight to the car, part or place that the words mean. */
  straight: string;
  /** In a page's own text it says what may be asked. */
  large?: boolean;
  /** What the page answers. */
  value?: string | undefined;
};

/** The one box: whatever a visitor is after, as a GET form; suggestions come while it is typed. */
function Box({ id, action, straight, large = false, value }: BoxProps) {
  const words = useCopy(boxCopy);
  const { alive, field, popup } = useCombobox(straight);
  return (
    <form className={large ? "box box--large" : "box"} action={alive ? straight : action}>
      <label className={large ? undefined : "sr"} htmlFor={id}>
        {large ? words.question : words.name}
      </label>
      <input
        className="input"
        id={id}
        name={alive ? "q" : "s"}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        placeholder={large ? words.example : words.short}
        {...field}
      />
      {popup}
      <button className="btn" type="submit" aria-label={words.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}

export default defineIsland("box", Box);
