import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { copy } from "./copy.ts";

/** Opens without script as a popover; the choice itself needs script, and so would any statistics. */
export function CookiePreferences() {
  const words = useCopy(copy);
  const { settings } = usePage();
  const close = { popoverTarget: "cookies", popoverTargetAction: "hide" } as const;
  return (
    <div className="cookies" id="cookies" popover="auto" role="dialog" aria-labelledby="cookies-title">
      <h2 id="cookies-title">{words.cookies}</h2>
      <p>{words.cookiesNeeded}</p>
      <p>{words.cookiesStatistics}</p>
      {!settings.analytics && <p>{words.cookiesOff}</p>}
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
    </div>
  );
}
