import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { type FormTarget, post } from "../browser/post.ts";
import { copy } from "./copy.ts";
import { PasskeyButton } from "./passkey-button.tsx";

function PasskeySave({ target }: { target: FormTarget }) {
  const { key: words } = useCopy(copy);
  const work = async () => {
    const options = await post<PublicKeyCredentialCreationOptionsJSON>(target, "options");
    const response = await startRegistration({ optionsJSON: options });
    const { goTo } = await post<{ goTo: string }>(target, "save", { response: JSON.stringify(response) });
    return goTo;
  };
  return <PasskeyButton label={words.save} failed={words.failed} needsScript={words.needsScript} work={work} />;
}

export default defineIsland("passkey-save", PasskeySave);
