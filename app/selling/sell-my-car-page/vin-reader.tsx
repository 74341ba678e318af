import { type FormState, useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { copy as vinCopy } from "#app/vin/copy.ts";
import type { FilledByVin } from "#app/vin/fields-of-vin.ts";
import { Signs } from "#app/vin/mends.tsx";
import { cleanVin } from "#core/vin/signs.ts";
import { copy } from "./copy.ts";
import "#app/vin/vin.css";

type Props = { form: FormState | undefined; token: string | undefined; filled: FilledByVin | undefined };

/** Fills the form of the offer from a VIN: its page comes once more, and nothing is sent to a desk. */
export function VinReader({ form, token = "", filled }: Props) {
  const words = useCopy(copy);
  const ofVin = useCopy(vinCopy);
  const { href } = usePage();
  const isRead = form?.values.read !== undefined;
  const typed = isRead ? (form.values.vin ?? "") : "";
  const knows = Object.keys(filled?.fields ?? {}).length > 1;
  return (
    <form className="vin-form" action={href("sellMyCar")} method="post">
      <input type="hidden" name="_csrf" value={token} />
      <Field
        id="vin-signs"
        name="vin"
        label={ofVin.field}
        hint={words.byVinHint}
        error={isRead && !filled ? ofVin.noVin(cleanVin(typed).length) : undefined}
        nums
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed}
      />
      <Button look="line" name="read" value="">
        {words.fill}
      </Button>
      {filled?.mends.length === 0 && <p role="status">{knows ? words.filled : ofVin.unknownTitle}</p>}
      {filled !== undefined && filled.mends.length > 0 && (
        <>
          <div className="vin-bad" role="status">
            <h2>{ofVin.badTitle}</h2>
            <p>{ofVin.badText}</p>
          </div>
          <ul className="vin-mends">
            {filled.mends.map(({ vin, make, model, year }) => (
              <li key={vin}>
                <button type="submit" name="read" value={vin}>
                  <b>{ofVin.named(make, model, year)}</b>
                  <Signs vin={vin} typed={cleanVin(typed)} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </form>
  );
}
