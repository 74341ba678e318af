import { useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Refused, Unavailable } from "../browser/post.ts";
import { OfficeIcon } from "../shell/icon.tsx";
import { copy } from "./copy.ts";
import "#app/ui/button.css";
import "#app/ui/field.css";

type PasskeyButtonProps = {
  label: string;
  failed: string;
  /** Said where there is no script to bring it to life. */
  needsScript: string;
  /** Answers where to go next. */
  work(): Promise<string>;
};

/** The one button that asks the device for its key; what went wrong is said under it. */
export function PasskeyButton({ label, failed, needsScript, work }: PasskeyButtonProps) {
  const words = useCopy(copy);
  const [state, setState] = useState<"ready" | "working" | "failed" | "unable">("ready");
  const [why, setWhy] = useState("");
  const press = async () => {
    if (!("PublicKeyCredential" in window)) return setState("unable");
    setState("working");
    try {
      window.location.assign(await work());
    } catch (error) {
      setWhy(error instanceof Refused || error instanceof Unavailable ? error.message : "");
      setState("failed");
    }
  };
  return (
    <>
      <button className="btn btn--big btn--block" type="button" onClick={press} disabled={state === "working"}>
        <OfficeIcon name="key" /> {state === "working" ? words.working : label}
      </button>
      <noscript>
        <p className="err">
          <Icon name="warning" /> {needsScript}
        </p>
      </noscript>
      <p role="alert" className="err" hidden={state !== "failed" && state !== "unable"}>
        <Icon name="warning" /> {state === "unable" ? words.noKeys : why || failed}
      </p>
    </>
  );
}
