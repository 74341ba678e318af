import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useCopy } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { Icon } from "#app/ui/icon.tsx";
import { meansHere } from "#core/postal-code.ts";
import { canLocate, findMyCode } from "./near-me.ts";
import { placeCopy } from "./place-copy.ts";
import "#app/ui/field.css";
import "#app/ui/place-field.css";

const never = () => () => {};

/**
 * For a field that takes a place: a button that fills it in from the device's own position, where the device can, and
 * what is said under it when that failed. In a GET form "near me", typed, does the same.
 */
export function useNearMe(input: RefObject<HTMLInputElement | null>) {
  const words = useCopy(placeCopy);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const locatable = useSyncExternalStore(never, canLocate, () => true);

  async function fill(): Promise<boolean> {
    const field = input.current;
    if (busy || !field) return false;
    setBusy(true);
    announce(words.locating);
    try {
      const { code, far } = await findMyCode();
      field.value = code;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.focus();
      announce(far ? words.locateFar : words.located(code));
      return true;
    } catch {
      announce(words.locateFailed);
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  }
  /** The device is asked, then the form goes on with what it said. */
  const submit = useEffectEvent((event: SubmitEvent) => {
    const form = event.currentTarget as HTMLFormElement;
    if (!locatable || form.method !== "get" || !meansHere(input.current?.value ?? "")) return;
    event.preventDefault();
    fill().then((found) => found && form.requestSubmit());
  });
  useEffect(() => {
    const form = input.current?.form;
    const listener = (event: SubmitEvent) => submit(event);
    form?.addEventListener("submit", listener);
    return () => form?.removeEventListener("submit", listener);
  }, [input]);

  const button = (
    <button
      className="f-zip__here"
      type="button"
      hidden={!locatable}
      aria-label={words.locate}
      title={words.locate}
      aria-busy={busy || undefined}
      onClick={fill}
    >
      <Icon name="locate" />
    </button>
  );
  // Seen as well as heard; gone when the visitor types.
  const note = failed ? <span className="hint">{words.locateFailed}</span> : undefined;
  return { button, note, typed: () => setFailed(false) };
}
