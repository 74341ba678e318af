import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";
import { holdTerms } from "./hold-terms.ts";

type HoldFormProps = {
  id: number;
  /** "Apartado hasta el 19 nov, 5 p. m."; "" of a car that is not held. */
  held: string;
  about: Readonly<Record<string, string>>;
};

/** Keeps a car from pullers until an hour, or lets it go before that. */
export function HoldForm({ id, held, about }: HoldFormProps) {
  const words = useCopy(copy);
  if (held)
    return (
      <ActionForm to="cars" name="hold" fields={{ ...about, until: "" }}>
        <Button look="line">{words.letGo}</Button>
      </ActionForm>
    );
  const options = holdTerms.map((value) => ({ value, text: words.terms[value] }));
  return (
    <ActionForm to="cars" name="hold" fields={about} className="o-keys">
      <Select id={`hold-${id}`} name="until" label={words.hold} place="o-wide" options={options} />
      <Button look="line">{words.holdIt}</Button>
    </ActionForm>
  );
}
