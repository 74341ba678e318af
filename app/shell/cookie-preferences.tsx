import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "#app/ui/button.css";
import "./notes.css";

const close = { popoverTarget: "cookies", popoverTargetAction: "hide" } as const;

/** What is decided; the choice needs script, and so would any statistics. */
function Choice() {
  const words = useCopy(copy);
  return (
    <>
      <p>{words.cookiesStatistics}</p>
      <p {...mark("consent-note", "signal")} hidden>
        <b>{words.cookiesSignal}</b>
      </p>
      <p {...mark("consent-note", "none")} hidden>
        {words.cookiesNone}
      </p>
      <p {...mark("consent-note", "chosen")} hidden>
        {words.cookiesNow}
      </p>
      <noscript>
        <p>{words.cookiesNoScript}</p>
      </noscript>
      <div className="btns">
        <button className="btn btn--line" type="button" {...mark("consent", "no")} {...close}>
          {words.cookiesRefuse}
        </button>
        <button className="btn btn--line" type="button" {...mark("consent", "yes")} {...close}>
          {words.cookiesAllow}
        </button>
      </div>
    </>
  );
}

/** Opens without script as a popover. Leave is asked only where somebody would count. */
export function CookiePreferences() {
  const words = useCopy(copy);
  const { settings, href } = usePage();
  return (
    <div className="cookies" id="cookies" popover="auto" role="dialog" aria-labelledby="cookies-title">
      <h2 id="cookies-title">{words.cookies}</h2>
      <p>{words.cookiesNeeded}</p>
      <p>
        <a href={href("privacy")}>{words.cookiesKept}</a>
      </p>
      {settings.analytics ? (
        <Choice />
      ) : (
        <>
          <p>{words.cookiesOff}</p>
          <div className="btns">
            <button className="btn btn--line" type="button" {...close}>
              {words.close}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
