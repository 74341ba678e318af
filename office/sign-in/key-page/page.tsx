import { Island } from "#app/island.tsx";
import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { definePage, GoTo, useOffice } from "../../page.tsx";
import { keyOptions, saveKey } from "../../passkeys/passkeys.ts";
import { copy } from "../copy.ts";
import passkeySave from "../passkey-save.island.tsx";

function Key() {
  const { key: words } = useCopy(copy);
  const { href, csrf } = useOffice();
  return (
    <div className="o-panel o-panel--narrow">
      <div className="o-panel__body o-stack">
        <h1>{words.heading}</h1>
        <p>{words.text}</p>
        <Island of={passkeySave} props={{ target: { action: href("key"), csrf } }} />
        <LinkButton look="line" block href={href("today")}>
          {words.later}
        </LinkButton>
      </div>
    </div>
  );
}

export const page = definePage("key", {
  load: ({ edition }) => ({ title: copy[edition].key.title }),
  Page: Key,
  actions: {
    options: async ({ services, staff }) => ({ json: await keyOptions(services, staff) }),
    async save({ services, session, device, edition, href }, fields) {
      const saved = await saveKey(services, session, fields.get("response") ?? "", device);
      if (saved === "saved") return new GoTo(href("today"));
      return { again: copy[edition].key[saved === "known" ? "known" : "failed"] };
    },
  },
});
