import { useCopy } from "#app/page.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Check } from "#app/ui/check.tsx";
import { FieldError } from "#app/ui/field.tsx";
import type { FormId } from "#core/forms/forms.ts";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";
import { formName } from "./form-name.ts";

/** What may be the same person's; `ticked`: it is, as far as can be told. */
export type Erasable = {
  id: string;
  form: FormId;
  store: string;
  came: string;
  name: string;
  contacts: readonly string[];
  ticked: boolean;
};

type Props = { leadId: string; erasable: readonly Erasable[]; problem: string | undefined };

/** Who goes is said by name, and chosen: a telephone may be a household's. */
export function ErasePerson({ leadId, erasable, problem }: Props) {
  const words = useCopy(copy);
  const { href, edition } = useOffice();
  return (
    <ActionForm to="lead" params={{ id: leadId }} name="erase" className="o-stack o-stack--left">
      <h2>{words.erase}</h2>
      <p>{words.eraseWhy}</p>
      {problem && <FieldError id="erase">{problem}</FieldError>}
      <fieldset className="o-stack o-stack--tight">
        <legend className="sr-only">{words.erasing}</legend>
        {erasable.map(({ id, form, store, came, name, contacts, ticked }) => (
          <Check key={id} id={`erase-${id}`} name="lead" value={id} defaultChecked={ticked}>
            <b>{name || words.noName}</b> {words.erasable(formName(form, edition), store, came)}
            <br />
            {[...contacts, ...(ticked ? [] : [words.phoneOnly])].join(" · ")}
          </Check>
        ))}
      </fieldset>
      <div className="o-call">
        <Button look="line" className="o-stop">
          {words.eraseYes}
        </Button>
        <LinkButton look="line" href={href("lead", { id: leadId })}>
          {words.eraseBack}
        </LinkButton>
      </div>
    </ActionForm>
  );
}
