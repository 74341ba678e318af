import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Option, Select } from "#app/ui/field.tsx";
import type { UnknownColumn } from "#feeds/engine/report.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";

/** Says that a column means nothing. */
export const notUsed = "-";

export type ColumnMapProps = {
  id: string;
  unknown: readonly UnknownColumn[];
  /** What a column may mean, by what people call it. */
  columns: readonly Option[];
  /** Whose files it is remembered for. */
  whose: string;
};

/** Asks what the columns mean that nobody knows: once for the files of a yard. */
export function ColumnMap({ id, unknown, columns, whose }: ColumnMapProps) {
  const { columns: words } = useCopy(copy);
  const options = [{ value: "", text: words.choose }, ...columns, { value: notUsed, text: words.notUsed }];
  return (
    <section className="o-panel" aria-labelledby="columns-h">
      <div className="o-panel__h">
        <div>
          <h2 id="columns-h">{words.title}</h2>
          <p>{words.remembered(whose)}</p>
        </div>
      </div>
      <ActionForm to="file" param={id} name="columns">
        <ul className="o-lines o-map">
          {unknown.map(({ name, examples, guess }, at) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                {examples.length > 0 && <p>{examples.join(" · ")}</p>}
              </div>
              <input type="hidden" name="name" value={name} />
              <Select
                id={`column-${at}`}
                name="column"
                label={words.goesTo(name)}
                options={options}
                defaultValue={guess ?? ""}
              />
            </li>
          ))}
        </ul>
        <p className="o-panel__b">
          <Button>{words.save}</Button>
        </p>
      </ActionForm>
    </section>
  );
}
