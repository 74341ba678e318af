import { locateButton } from "./locate.ts";
import { checkPlace } from "./place-check.ts";

/** A form that asks for a place: the device can fill it in, and it is looked at once it was touched. */
export function enhance(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  locateButton(form);
  checkPlace(form);
}
