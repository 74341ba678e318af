import { Counter, type Registry } from "@prometheus-io/client";
import type { FigureKind } from "#core/figures.ts";
import type { Figures } from "./figures.ts";

/** What visitors did since this process started; `yonke figures` adds up all processes and days. */
export function visitFigures(figures: Pick<Figures, "list">, registers: Registry[]): void {
  const counter = (name: string, help: string, label: string, kind: FigureKind) =>
    new Counter({
      name,
      help,
      labelNames: [label, "edition"],
      registers,
      collect() {
        this.reset();
        for (const one of figures.list())
          if (one.kind === kind) this.inc({ [label]: one.name, edition: one.edition }, one.count);
      },
    });
  counter("yonke_page_views_total", "Pages that visitors opened.", "page", "view");
  counter("yonke_searches_total", "Searches that visitors made.", "search", "search");
  counter("yonke_searches_without_result_total", "Searches that found nothing.", "search", "nothing");
  counter("yonke_leads_total", "Forms that were stored.", "form", "lead");
}
