import { useCallback, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import { ScanCode, ScanPhoto } from "../scan-code.tsx";
import { copy } from "./copy.ts";

/** The camera, or a photo, fills in the VIN and goes on. */
function ScanIn() {
  const words = useCopy(copy);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"off" | "on" | "failed">("off");
  const fieldOf = useCallback(() => {
    const field = place.current?.closest("form")?.elements.namedItem("vin");
    return field instanceof HTMLInputElement ? field : undefined;
  }, []);
  const read = useCallback(
    (code: string) => {
      const field = fieldOf();
      if (!field) return;
      field.value = code;
      field.form?.requestSubmit();
    },
    [fieldOf],
  );
  const fail = useCallback(() => {
    setState("failed");
    fieldOf()?.focus();
  }, [fieldOf]);
  if (!useHydrated()) return null;
  return (
    <div ref={place} className="o-quick">
      {state === "on" && <ScanCode vinOnly done="" onCode={read} onFail={fail} />}
      <Button type="button" look="line" onClick={() => setState(state === "on" ? "off" : "on")}>
        {state === "on" ? words.stopScan : words.scan}
      </Button>
      <p role="status">{state === "failed" && words.noCamera}</p>
      <ScanPhoto vinOnly id="vin-photo" onCode={read} />
    </div>
  );
}

export default defineIsland("scan-in", ScanIn);
