import { memo } from "react";
import { DistanceField, MakeField, ModelField, YearFields, ZipField } from "#app/inventory/finder-fields.tsx";
import type { Chosen, Offered } from "#app/inventory/finder-props.ts";
import type { useModels } from "#app/inventory/use-models.ts";
import { useCopy } from "#app/page.tsx";
import { Field } from "#app/ui/field.tsx";
import { findCopy } from "./find-copy.ts";
import { Panel, type PlateId } from "./plates.tsx";

type FieldsProps = Pick<Offered, "makes" | "years"> & {
  open: PlateId | undefined;
  /** Parts can be asked for. */
  part: boolean;
  /** Those that are asked for most, by name. */
  common: readonly string[];
  chosen: Chosen;
  models: Offered["models"];
} & Pick<ReturnType<typeof useModels>["field"], "busy" | "select">;

const forModels = { name: "step", value: "models" };

/** The plain fields of the three plates. Nothing of what is typed in the line or found for it draws them again. */
export const Fields = memo(function Fields(props: FieldsProps & { onPart(name: string): void }) {
  const { open, part, common, makes, years, chosen, models, busy, select, onPart } = props;
  const words = useCopy(findCopy);
  const fields = { prefix: "f", chosen };
  return (
    <>
      <Panel id="car" open={open}>
        <MakeField {...fields} makes={makes} />
        <ModelField {...fields} options={models} busy={busy} select={select} step={forModels} />
        <YearFields {...fields} years={years} />
      </Panel>
      <Panel id="place" open={open}>
        <ZipField {...fields} />
        <DistanceField {...fields} />
      </Panel>
      {part && (
        <Panel id="part" open={open}>
          <Field id="f-part" name="part" label={words.part} maxLength={60} placeholder={words.partExample} />
          <div className="chips find__common">
            {common.map((name) => (
              <button key={name} type="button" className="chip" onClick={() => onPart(name)}>
                {name}
              </button>
            ))}
          </div>
        </Panel>
      )}
    </>
  );
});
