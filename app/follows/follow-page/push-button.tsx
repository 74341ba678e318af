import { useEffect, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Done } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";
import { followByPush } from "./follow-by-push.ts";

type Stage = "unable" | "asked" | "busy" | "refused" | "failed";

/** Tells this browser. Only where it can be told; it is asked for its leave when the button is pressed and not before. */
export function PushButton({ action, token, publicKey }: { action: string; token: string; publicKey: string }) {
  const words = useCopy(copy);
  const [stage, setStage] = useState<Stage>("unable");
  const [mine, setMine] = useState<string>();
  useEffect(() => {
    if ("PushManager" in window && "serviceWorker" in navigator && "Notification" in window) setStage("asked");
  }, []);
  async function press() {
    setStage("busy");
    try {
      const done = await followByPush(action, token, publicKey);
      if (done === "refused") return setStage("refused");
      setMine(done.page);
    } catch {
      setStage("failed");
    }
  }
  if (stage === "unable") return null;
  if (mine)
    return (
      <Done title={words.pushThanks}>
        <p>
          <GoLink href={mine}>{words.pushMine}</GoLink>
        </p>
      </Done>
    );
  return (
    <div className="form-box mt-5">
      <p>{words.pushText}</p>
      <Button type="button" look="ink" big disabled={stage === "busy"} onClick={press}>
        {words.push}
      </Button>
      <p role="status">{stage === "refused" ? words.pushRefused : stage === "failed" ? words.pushFailed : ""}</p>
    </div>
  );
}
