import { useCopy } from "#app/page.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { copy } from "./copy.ts";
import "./errors.css";

/** The road is closed here: a sign on its posts behind a barricade. The words beside it say the same. */
export function DetourSign() {
  const words = useCopy(copy);
  return (
    <div className="detour" aria-hidden="true">
      <Sign kind="sale" className="detour__sign">
        <b>{words.detour}</b>
        <svg viewBox="0 0 300 92" width="300" height="92" aria-hidden="true">
          <path d="M8 34h206V8l78 38-78 38V58H8z" fill="#15171a" />
        </svg>
      </Sign>
      <div className="detour__posts" />
      <div className="detour__bar" />
    </div>
  );
}
