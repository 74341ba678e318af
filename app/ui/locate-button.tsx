import { useCopy } from "#app/page.tsx";
import { Icon } from "./icon.tsx";
import { placeCopy } from "./place-copy.ts";

/** Fills the field that it stands in from the device's own position, where the device can. */
export function LocateButton() {
  const words = useCopy(placeCopy);
  return (
    <button
      className="f-zip__here"
      type="button"
      aria-label={words.locate}
      title={words.locate}
      data-locate=""
      data-busy={words.locating}
      data-found={words.located("{zip}")}
      data-failed={words.locateFailed}
      data-far={words.locateFar}
    >
      <Icon name="locate" />
    </button>
  );
}
