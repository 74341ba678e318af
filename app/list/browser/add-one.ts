import type { Addition } from "#app/list/addition.ts";
import { markOf } from "#app/marks.ts";
import { listButton } from "./list-button.ts";

/** A button that says itself what it adds. */
export function enhance(button: HTMLElement): void {
  const { name, ...addition } = JSON.parse(markOf(button, "add") ?? "{}") as Addition & { name: string };
  listButton(button as HTMLButtonElement, name, addition);
}
