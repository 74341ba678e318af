import { useCopy, useEdition } from "#app/page.tsx";
import { Diff } from "./change-tables.tsx";
import type { ShownChange } from "./change-words.ts";
import { columnName } from "./column-name.ts";
import { copy } from "./copy.ts";

export type RunThing = ShownChange & { kind: "new" | "changed" | "gone"; place: string | undefined };

/** One thing of the history: what it is and where, then from what to what. */
export function RunChange({ name, number, place, kind, row, others }: RunThing) {
  const words = useCopy(copy);
  const edition = useEdition();
  const moved = row.before !== row.after && row.before !== "" && row.after !== "";
  const plain = !moved && others.length === 0;
  return (
    <>
      <h3>{[name, number, place].filter(Boolean).join(", ")}</h3>
      <p className="o-did">
        {kind === "gone" && words.did.gone}
        {kind === "new" && plain && words.did.new}
        {kind === "changed" && plain && words.did.changed}
        {kind !== "gone" && moved && (
          <span className="o-diff">
            {words.preview.row} <del className="o-place o-place--old">{row.before}</del>
            <span aria-hidden="true">→</span>
            <span className="o-place">{row.after}</span>
          </span>
        )}
        {kind !== "gone" &&
          others.map(({ column, before, after }) => (
            <span key={column}>
              {column !== "price" && `${columnName(column, edition)} `}
              <Diff before={before} after={after} />
            </span>
          ))}
      </p>
    </>
  );
}
