import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { type FormTarget, post } from "../browser/post.ts";
import { copy } from "./copy.ts";
import { PasskeyButton } from "./passkey-button.tsx";

function PasskeyIn({ target }: { target: FormTarget }) {
  const words = useCopy(copy);
  const work = async () => {
    const options = await post<PublicKeyCredentialRequestOptionsJSON>(target, "options");
    const response = await startAuthentication({ optionsJSON: options });
    const { goTo } = await post<{ goTo: string }>(target, "passkey", { response: JSON.stringify(response) });
    return goTo;
  };
  return <PasskeyButton label={words.withKey} failed={words.notThisTime} needsScript={words.needsScript} work={work} />;
}

export default defineIsland("passkey-in", PasskeyIn);
