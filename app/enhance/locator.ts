import { locateButton } from "./locate.ts";

/** The locator's form: its place can be filled in by the device. */
export const enhance = (element: HTMLElement): void => locateButton(element as HTMLFormElement);
