import { locateButton } from "./locate.ts";
import { checkPlace } from "./place-check.ts";

/** The locator's form: its place can be filled in by the device, and is looked at once it was touched. */
export function enhance(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  locateButton(form);
  checkPlace(form);
}
