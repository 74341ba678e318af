import type { Addition } from "#app/list/addition.ts";
import { markOf } from "#app/marks.ts";
import { listButtons } from "./list-buttons.ts";

/** A button that says itself what it adds. */
export function enhance(button: HTMLElement): void {
  const { name, ...addition } = JSON.parse(markOf(button, "add") ?? "{}") as Addition & { name: string };
  listButtons(button)(button as HTMLButtonElement, { name, addition });
}
