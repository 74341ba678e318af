import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FormTarget } from "../../browser/post.ts";
import { copy } from "./copy.ts";
import type { Mark } from "./marks.ts";

type UndoFormProps = {
  target: FormTarget;
  store: number;
  row: string;
  mark: Mark;
  name: string;
  undo: (mark: Mark) => void;
};

/** Takes back what was said of a car; without script only what the office has written. */
export function UndoForm({ target, store, row, mark, name, undo }: UndoFormProps) {
  const words = useCopy(copy);
  const hidden = { do: "undo", _csrf: target.csrf, run: String(mark.run ?? ""), store: String(store), walk: row };
  return (
    <form
      method="post"
      action={target.action}
      onSubmit={(event) => {
        event.preventDefault();
        undo(mark);
      }}
    >
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button look="line" aria-label={words.undoOf(name)}>
        {words.undo}
      </Button>
    </form>
  );
}
