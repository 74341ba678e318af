import { useCopy } from "#app/page.tsx";
import { HumanBox } from "./form-state.tsx";
import { humanCopy } from "./human-copy.ts";

/**
 * The human check of a form: with script the visitor's device solves a small task when the box is ticked, and the
 * form's button waits for it; without script the age of the page's token stands in for it.
 */
export function HumanCheck({ id, error }: { id: string; error?: string | undefined }) {
  const words = useCopy(humanCopy);
  return (
    <div
      className="human-check"
      data-enhance="human-check"
      data-busy={words.busy}
      data-done={words.done}
      data-failed={words.failed}
    >
      <HumanBox>
        <label className="check">
          <input
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-err` : undefined}
          />
          <span data-label>{words.check}</span>
        </label>
      </HumanBox>
      <input type="hidden" name="recaptcha" value="" />
      {error && (
        <p className="err" id={`${id}-err`}>
          {error}
        </p>
      )}
      <noscript>
        <p className="hint">{words.noScript}</p>
      </noscript>
    </div>
  );
}

/** What every form of the site carries unseen: the anti-forgery token and a field that only programs fill. */
export function FormGuards({ token }: { token: string | undefined }) {
  const words = useCopy(humanCopy);
  return (
    <>
      <input type="hidden" name="_csrf" value={token ?? ""} />
      <div className="honeypot" aria-hidden="true">
        <label>
          {words.honeypot}
          <input name="additionalInformation" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
