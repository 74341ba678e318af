import { type Addition, plainCar } from "#app/list/addition.ts";
import { having, markOf } from "#app/marks.ts";
import { letOthers } from "#app/shell/browser/after-load.ts";
import { listButtons } from "./list-buttons.ts";

const textOf = (row: Element, part: string) => row.querySelector(part)?.textContent?.trim() ?? "";

/** A car as its line or tile shows it; the rest is read from the yard's file when the list is opened. */
export function carOfRow(row: Element): Addition | undefined {
  const link = row.querySelector("a");
  const yard = row.closest(having("store"));
  const id = Number(markOf(row, "car") ?? row.id.replace("car-", ""));
  const store = Number(markOf(yard, "store"));
  if (!link || !id || !store) return undefined;
  const drawing = row.querySelector("use")?.getAttribute("href") ?? "";
  const car = plainCar({
    id,
    key: link.pathname.split("/").at(-1) ?? String(id),
    name: (link.textContent ?? "").replace(/\s+/g, " ").trim(),
    row: textOf(row, ".row__number"),
    color: /paint-(\w+)/.exec(row.className)?.[1] ?? "",
    style: drawing.split("#")[1] ?? "",
    highVoltage: markOf(row, "volts") !== undefined,
  });
  const parts = JSON.parse(markOf(row.closest(having("add")), "add") ?? "[]") as Addition["parts"];
  return { store, yard: textOf(yard ?? row, ".yard-line > :first-child"), car, parts };
}

const atOnce = 16;

/** They keep a place for the button, which comes with script: without it nothing is there that cannot work. */
export async function enhance(list: HTMLElement): Promise<void> {
  const offer = listButtons(list);
  for (const [place, row] of list.querySelectorAll(`.car, ${having("car")}`).entries()) {
    // A hundred at once would keep a finger waiting.
    if (place % atOnce === atOnce - 1) await letOthers();
    const addition = carOfRow(row);
    if (!addition || row.querySelector(".add")) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "add";
    offer(button, { name: addition.car?.name ?? "", addition });
    row.append(button);
  }
}
