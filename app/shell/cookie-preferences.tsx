import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

/** Opens without script as a popover; the choice itself needs script, and so would any statistics. */
export function CookiePreferences() {
  const words = useCopy(copy);
  return (
    <div className="cookies" id="cookies" popover="auto" role="dialog" aria-labelledby="cookies-title">
      <h2 id="cookies-title">{words.cookies}</h2>
      <p>{words.cookiesNeeded}</p>
      <p>{words.cookiesStatistics}</p>
      <div className="btns">
        <button
          className="btn btn--line"
          type="button"
          data-consent="no"
          popoverTarget="cookies"
          popoverTargetAction="hide"
        >
          {words.cookiesRefuse}
        </button>
        <button
          className="btn btn--line"
          type="button"
          data-consent="yes"
          popoverTarget="cookies"
          popoverTargetAction="hide"
        >
          {words.cookiesAllow}
        </button>
      </div>
    </div>
  );
}
