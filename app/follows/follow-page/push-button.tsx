import { useEffect, useState } from "react";
import { canSolve, solveTask } from "#app/forms/browser/human-task.ts";
import { HumanCheck } from "#app/forms/human-check.tsx";
import { type Proof, unproven } from "#app/forms/proof.ts";
import { type Captcha, useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Done } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { copy } from "./copy.ts";
import "#app/forms/form-part.css";

/** The key as browsers take it. */
function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Not kept, and why, in words of the page's language. */
class NotKept extends Error {}

/** Asks for leave, subscribes this browser and hands its address to the site with the proof that somebody is there. Answers the page of its follows. */
async function followByPush(
  action: string,
  token: string,
  publicKey: string,
  prove: () => Promise<string>,
): Promise<{ page: string } | "refused"> {
  if ((await Notification.requestPermission()) !== "granted") return "refused";
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: keyBytes(publicKey),
  });
  const answer = await fetch(action, {
    method: "POST",
    body: new URLSearchParams({ _csrf: token, push: JSON.stringify(subscription), recaptcha: await prove() }),
  });
  const { page = "", message = "" } = (await answer.json()) as { page?: string; message?: string };
  if (!answer.ok) throw new NotKept(message);
  return { page };
}

type Stage = "unable" | "asked" | "busy" | "refused" | "failed";

/** Our own check needs no box of its own: whoever presses the button asks, and the device solves its task then. */
const solve = async () => (canSolve() ? ((await solveTask())?.answer ?? "") : "");

type PushButtonProps = { action: string; token: string; publicKey: string; captcha?: Captcha | undefined };

/** Tells this browser. Only where it can be told; it is asked for its leave when the button is pressed and not before. */
export function PushButton({ action, token, publicKey, captcha }: PushButtonProps) {
  const words = useCopy(copy);
  const [stage, setStage] = useState<Stage>("unable");
  const [why, setWhy] = useState("");
  const [proof, setProof] = useState<Proof>(unproven);
  const [round, setRound] = useState(0);
  const [mine, setMine] = useState<string>();
  useEffect(() => {
    if ("PushManager" in window && "serviceWorker" in navigator && "Notification" in window) setStage("asked");
  }, []);
  async function press() {
    setStage("busy");
    try {
      const done = await followByPush(action, token, publicKey, captcha ? async () => proof.answer : solve);
      if (done === "refused") return setStage("refused");
      setMine(done.page);
    } catch (error) {
      setWhy((error instanceof NotKept && error.message) || words.pushFailed);
      setStage("failed");
      // The answer is spent.
      setRound(round + 1);
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
      {captcha && (
        <HumanCheck
          id="push-human"
          error={undefined}
          captcha={captcha}
          proof={proof}
          round={round}
          onProof={setProof}
        />
      )}
      <Button look="ink" big disabled={stage === "busy" || !proof.ready} onClick={press}>
        {words.push}
      </Button>
      <p role="status">{stage === "refused" ? words.pushRefused : stage === "failed" ? why : ""}</p>
    </div>
  );
}
