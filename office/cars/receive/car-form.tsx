import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import { useOffice } from "../../page.tsx";
import { ActionForm } from "../../shell/action-form.tsx";
import { ToldFacts } from "./car-fields.tsx";
import { copy } from "./copy.ts";
import { HitField } from "./hit-field.tsx";
import type { CarStep, ReceiveProps } from "./load.ts";
import { PlaceFields } from "./place-fields.tsx";

type CarFormProps = Pick<ReceiveProps, "store" | "row" | "rows" | "hit" | "formKey" | "asis"> & { step: CarStep };

/** Goes on to the next step, with what stays from car to car. */
export function StepForm({ fields, children }: { fields: Readonly<Record<string, string>>; children: ReactNode }) {
  const { href } = useOffice();
  return (
    <form action={href("receive")} className="o-step">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Whose make nobody knows is asked for it first: the list of models is the make's. */
function MakeForm({ step, store, row, asis }: CarFormProps) {
  const words = useCopy(copy);
  return (
    <StepForm fields={{ store, row, vin: step.vin, asis: asis || "1", year: step.year }}>
      <p>{words.noName}</p>
      <Select
        id="make"
        name="make"
        label={words.make}
        first={{ value: "", text: words.chooseMake }}
        options={step.makes}
        required
      />
      <Button big>{words.goOn}</Button>
    </StepForm>
  );
}

/** What the VIN says, and the three things that it cannot say; the row is the last car's. */
export function CarForm(props: CarFormProps) {
  const { step, store, row, rows, hit, formKey, asis } = props;
  const words = useCopy(copy);
  const { href } = useOffice();
  const { make } = step;
  return (
    <>
      {step.vin && <p className="o-vin nums">{step.vin}</p>}
      {step.note && <p className="o-state o-state--wait">{step.note}</p>}
      {step.before && <p className="o-state o-state--wait">{step.before}</p>}
      <ToldFacts facts={step.facts} volts={step.volts} />
      {make === undefined ? (
        <MakeForm {...props} />
      ) : (
        <ActionForm
          to="receive"
          name="receive"
          fields={{ store, key: formKey, asis, vin: step.vin, make: make.value }}
          className="o-step"
        >
          <h2>{make.text}</h2>
          <div className="o-pair">
            <Select
              id="model"
              name="model"
              label={words.model}
              hint={step.filed}
              first={{ value: "", text: words.chooseModel }}
              options={step.models}
              defaultValue={step.model}
              required
            />
            <Field
              id="year"
              name="year"
              label={words.year}
              defaultValue={step.year}
              inputMode="numeric"
              maxLength={4}
              nums
              required
            />
          </div>
          <PlaceFields rows={rows} row={{ defaultValue: row }} stock={{ defaultValue: step.stock }} />
          <HitField value={hit} />
          <Button big className="o-save">
            {words.next}
          </Button>
        </ActionForm>
      )}
      <LinkButton look="line" href={`${href("receive")}?${new URLSearchParams({ store, row })}`}>
        {words.again}
      </LinkButton>
    </>
  );
}
