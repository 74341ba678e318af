import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { copy } from "./signal-copy.ts";
import "#app/styles/signal.css";

/** The strip of a kept page (worker/mark-saved.ts), on one that is drawn on the device. */
export function SignalStrip({ said, again }: { said: string; again: string }) {
  const words = useCopy(copy);
  return (
    <div className="no-print" role="status" {...mark("signal", "none")}>
      <span>
        <b>{words.none}</b> {said}
      </span>{" "}
      <a href={again}>{words.again}</a>
    </div>
  );
}
