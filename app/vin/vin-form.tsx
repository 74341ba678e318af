import { Island } from "#app/island.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { copy } from "./copy.ts";
import scanVin from "./scan-vin.island.tsx";

/** A POST form: a VIN is in no address. */
export function VinForm({ typed = "", zip, error }: { typed?: string; zip: string; error?: string | undefined }) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <form className="vin-form" action={href("vin")} method="post">
      <Field
        id="vin-signs"
        name="vin"
        label={words.field}
        hint={words.hint}
        error={error}
        nums
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed}
      />
      <Field
        id="vin-zip"
        name="zip"
        label={words.place}
        optional
        autoComplete="postal-code"
        defaultValue={zip}
        maxLength={60}
      />
      <Buttons>
        <Button>{words.read}</Button>
        <Island of={scanVin} props={{}} when="idle" />
      </Buttons>
      <p className="vin-kept">{words.kept}</p>
    </form>
  );
}
