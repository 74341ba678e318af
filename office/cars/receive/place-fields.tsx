import { useCopy } from "#app/page.tsx";
import { Field, type FieldProps } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";

type Own = Pick<FieldProps, "value" | "defaultValue" | "onChange" | "error">;
type PlaceFieldsProps = {
  /** The first and the last that the yard's map has. */
  rows: { first: string; last: string } | undefined;
  row: Own;
  stock: Own;
};

const code = { autoCapitalize: "characters", autoComplete: "off", nums: true } as const;

/** A VIN, or what stands in for one. */
export function VinField(own: Partial<FieldProps>) {
  const words = useCopy(copy);
  return (
    <Field
      id="vin"
      name="vin"
      label={words.vin}
      hint={words.vinHint}
      spellCheck={false}
      {...code}
      maxLength={40}
      {...own}
    />
  );
}

/** Where the car goes, and its number. */
export function PlaceFields({ rows, row, stock }: PlaceFieldsProps) {
  const words = useCopy(copy);
  const hint = rows && words.rows(rows.first, rows.last);
  return (
    <div className="o-pair">
      <Field id="row" name="row" label={words.row} hint={hint} {...code} maxLength={20} required {...row} />
      <Field id="stock" name="stock" label={words.stock} {...code} maxLength={20} required {...stock} />
    </div>
  );
}
