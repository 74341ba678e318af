import { type Captcha, useCopy, usePage } from "#app/page.tsx";
import { HumanBox } from "#app/ui/form-state.tsx";
import { humanCopy, providerNames } from "./human-copy.ts";

type CheckProps = { id: string; error?: string | undefined };

/** The human check of a form: our own, or the widget of the provider that the deployment has chosen. */
export function HumanCheck(props: CheckProps) {
  const { captcha } = usePage().settings;
  return captcha ? <WidgetCheck {...props} {...captcha} /> : <OwnCheck {...props} />;
}

/** The provider's script comes with the behaviour; without script the age of the page's token stands in for it. */
function WidgetCheck({ id, error, provider, siteKey }: CheckProps & Captcha) {
  const words = useCopy(humanCopy);
  return (
    <div
      className="human-check"
      data-enhance="human-widget"
      data-provider={provider}
      data-site-key={siteKey}
      data-away={words.providerAway}
    >
      <div id={id} tabIndex={-1} data-widget />
      <p className="hint">{words.provider(providerNames[provider])}</p>
      <Answer id={id} error={error} />
    </div>
  );
}

/** Where the answer goes, what is wrong with it, and what to do without script. */
function Answer({ id, error }: CheckProps) {
  const words = useCopy(humanCopy);
  return (
    <>
      <input type="hidden" name="recaptcha" value="" />
      {error && (
        <p className="err" id={`${id}-err`}>
          {error}
        </p>
      )}
      <noscript>
        <p className="hint">{words.noScript}</p>
      </noscript>
    </>
  );
}

/**
 * Our own check: with script the visitor's device solves a small task when the box is ticked, and the
 * form's button waits for it; without script the age of the page's token stands in for it.
 */
function OwnCheck({ id, error }: CheckProps) {
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
      <Answer id={id} error={error} />
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
