import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useEdition } from "#app/page.tsx";
import { type FormId, getForm } from "#core/forms/forms.ts";
import { fillIn, keptForm } from "./browser/kept-form.ts";
import { keepAndSend, onFix } from "./browser/outbox.ts";
import type { KeptForm } from "./browser/outbox-list.ts";
import type { Errors } from "./form-messages.ts";

/** waits: thanked for, and told of by the bar that keeps it. */
type Stage = "asked" | "sending" | "sent" | "waits";

/** Sends a form in place and keeps it on the device until it has arrived; `back` shows it again with what is wrong. */
export function useOutbox(id: FormId, form: RefObject<HTMLFormElement | null>, back: (errors: Errors) => void) {
  const edition = useEdition();
  const [stage, setStage] = useState<Stage>("asked");
  const { fields, thanksStay = false } = getForm(id);
  function bringBack(errors: Errors) {
    setStage("asked");
    back(errors);
  }
  const mend = useEffectEvent((item: KeptForm) => {
    if (form.current) fillIn(form.current, Object.keys(fields), item.fields);
    bringBack(item.refused ?? {});
  });
  // Where the page thanks for a form there is none to bring it back to: the bar leads to the form's page.
  useEffect(() => (form.current ? onFix(id, (item) => mend(item)) : undefined), [id, form]);

  /** False: this device has no room, and it goes as it does without script. */
  function send(answer: string): boolean {
    if (!form.current) return false;
    const item = keptForm(id, new FormData(form.current), edition, location.pathname);
    const taken = keepAndSend(item, answer, {
      stays: thanksStay,
      sent: () => setStage("sent"),
      waits: () => setStage("waits"),
      back: bringBack,
    });
    if (taken) setStage("sending");
    return taken;
  }
  return { stage, send };
}
