import { type Captcha, useCopy } from "#app/page.tsx";
import type { Phone } from "#content/chain/schema.ts";
import { humanCopy } from "./human-copy.ts";
import { OwnCheck } from "./own-check.tsx";
import type { CheckProps, Proof } from "./proof.ts";
import { WidgetCheck } from "./widget-check.tsx";
import "#app/ui/field.css";
import "#app/ui/form-state.css";

type HumanCheckProps = CheckProps & {
  captcha: Captcha | undefined;
  proof: Proof;
  /** What is said where the check cannot be made, if what is sent goes to nobody's desk. */
  noScript?: string;
  /** Whom to call then. */
  phone?: Phone;
};

/**
 * The human check of a form: our own, or the provider's that the deployment has chosen. Without script the age of the
 * page's token stands in for it.
 */
export function HumanCheck({ captcha, proof, noScript, phone, ...check }: HumanCheckProps) {
  const words = useCopy(humanCopy);
  const { id, error } = check;
  const without = (
    <p className="hint">
      {noScript ?? words.noScript}
      {phone && (
        <>
          {" "}
          <a href={`tel:${phone.tel}`}>{phone.display}</a>.
        </>
      )}
    </p>
  );
  return (
    <div className="human-check">
      {captcha ? <WidgetCheck {...check} {...captcha} /> : <OwnCheck {...check} without={without} />}
      <input type="hidden" name="recaptcha" value={proof.answer} />
      {error && (
        <p className="err" id={`${id}-err`}>
          {error}
        </p>
      )}
      <noscript>{without}</noscript>
    </div>
  );
}

/** What every form of the site carries unseen: the anti-forgery token and a field that only programs fill. */
export function FormGuards({ token }: { token: string }) {
  const words = useCopy(humanCopy);
  return (
    <>
      <input type="hidden" name="_csrf" value={token} />
      <div className="honeypot" aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="additionalInformation" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
