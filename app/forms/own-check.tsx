import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { HumanBox } from "#app/ui/form-state.tsx";
import { canSolve, solveTask } from "./browser/human-task.ts";
import { humanCopy } from "./human-copy.ts";
import { type CheckProps, unproven, waiting } from "./proof.ts";
import { useFreshStart } from "./use-fresh-start.ts";
import "#app/ui/field.css";

type Stage = "check" | "busy" | "done" | "failed" | "gone";

/** Our own check: the visitor's device solves a small task when the box is ticked, and the form's button waits for it; else `without` is said. */
export function OwnCheck({ id, error, round, without, onProof }: CheckProps & { without: ReactNode }) {
  const words = useCopy(humanCopy);
  const [stage, setStage] = useState<Stage>("check");
  const box = useRef<HTMLInputElement>(null);
  /** The task in hand; what comes of an earlier one counts no more. */
  const task = useRef(0);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);

  function begin(next: Stage = "check") {
    task.current += 1;
    clearTimeout(expiry.current);
    setStage(next);
    onProof(waiting);
  }
  async function solve() {
    const mine = ++task.current;
    clearTimeout(expiry.current);
    setStage("busy");
    announce(words.busy);
    try {
      const solved = await solveTask();
      if (task.current !== mine) return;
      // The server has no task to give: it goes by the age of the page's token.
      setStage(solved ? "done" : "gone");
      onProof(solved ? { answer: solved.answer, ready: true } : { ...unproven, focus: true });
      if (!solved) return;
      announce(words.done);
      const left = solved.expiresAt - Date.now();
      if (left > 0) expiry.current = setTimeout(begin, left);
    } catch {
      if (task.current !== mine) return;
      begin("failed");
      announce(words.failed);
    }
  }
  const start = useEffectEvent(() => {
    if (!canSolve()) return setStage("gone");
    onProof(waiting);
    // Ticked before the code came.
    if (box.current?.checked) solve();
  });
  useEffect(() => {
    start();
    return () => clearTimeout(expiry.current);
  }, []);
  useFreshStart(round, begin);

  if (stage === "gone") return without;
  return (
    <HumanBox>
      <label className="check">
        <input
          ref={box}
          id={id}
          type="checkbox"
          checked={stage === "busy" || stage === "done"}
          onChange={({ target }) => (target.checked ? solve() : begin())}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-err` : undefined}
        />
        <span>{words[stage]}</span>
      </label>
    </HumanBox>
  );
}
