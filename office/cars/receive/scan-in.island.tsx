import { useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import { findDetector, ScanCode } from "../scan-code.tsx";
import { copy } from "./copy.ts";

/** Only where the browser itself reads bars: the camera fills in the VIN and goes on. */
function ScanIn() {
  const words = useCopy(copy);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"off" | "on" | "failed">("off");
  if (!useHydrated() || !findDetector()) return null;
  const fieldOf = () => place.current?.closest("form")?.elements.namedItem("vin");

  function read(code: string) {
    const field = fieldOf();
    if (!(field instanceof HTMLInputElement)) return;
    field.value = code;
    field.form?.requestSubmit();
  }

  function fail() {
    setState("failed");
    const field = fieldOf();
    if (field instanceof HTMLInputElement) field.focus();
  }

  return (
    <div ref={place} className="o-quick">
      {state === "on" && <ScanCode done="" onCode={read} onFail={fail} />}
      <Button type="button" look="line" onClick={() => setState(state === "on" ? "off" : "on")}>
        {state === "on" ? words.stopScan : words.scan}
      </Button>
      <p role="status">{state === "failed" && words.noCamera}</p>
    </div>
  );
}

export default defineIsland("scan-in", ScanIn);
