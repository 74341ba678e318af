import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Captcha, useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { showWidget } from "./browser/provider-widget.ts";
import { humanCopy, providerNames } from "./human-copy.ts";
import { type CheckProps, unproven, waiting } from "./proof.ts";
import { useFreshStart } from "./use-fresh-start.ts";
import "#app/ui/field.css";

/** The check of the provider that the deployment has chosen: its script draws into a box that React leaves alone. */
export function WidgetCheck({ id, round, onProof, provider, siteKey }: CheckProps & Captcha) {
  const edition = useEdition();
  const words = useCopy(humanCopy);
  const [away, setAway] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(undefined);

  const answered = useEffectEvent((answer: string) => onProof(answer === "" ? waiting : { answer, ready: true }));
  const show = useEffectEvent(async (element: HTMLElement) => {
    onProof(waiting);
    try {
      reset.current = await showWidget(element, { provider, siteKey, language: edition }, answered);
    } catch {
      // Blocked or out of reach: the server goes by the age of the page's token, as it does without script.
      setAway(true);
      announce(words.providerAway);
      onProof(unproven);
    }
  });
  useEffect(() => {
    if (box.current) show(box.current);
  }, []);
  useFreshStart(round, () => {
    if (!reset.current) return;
    onProof(waiting);
    reset.current();
  });
  return (
    <>
      <div id={id} tabIndex={-1} ref={box} />
      <p className="hint">{away ? words.providerAway : words.provider(providerNames[provider])}</p>
    </>
  );
}
