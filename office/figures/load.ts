import { formIds } from "#core/forms/forms.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { listFigures } from "#data/queries/figures.ts";
import { listYardFigures } from "#data/queries/yard-figures.ts";
import type { YardFigureRow } from "#data/schema.ts";
import type { Edition } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
import { may } from "../access.ts";
import { formName } from "../leads/form-name.ts";
import { type StaffRequest, shownStores } from "../page.tsx";
import { byDay, type Counted, type Line, ofKind, sum, type Total, top, totalsOf } from "./add-up.ts";
import { copy } from "./copy.ts";

export const periods = [7, 30, 90] as const;
const chainKinds = ["view", "search", "nothing", "lead"] as const;
const yardKinds = ["view", "car", "search", "lead"] as const;

export type YardLine = { id: number; name: string; counts: Record<(typeof yardKinds)[number], number> };
export type FiguresProps = {
  title: string;
  days: number;
  /** Whose they are: undefined = the whole chain's. */
  of: string | undefined;
  totals: Total<(typeof chainKinds)[number] | (typeof yardKinds)[number]>[];
  byDay: Line[];
  asked: Line[];
  pages: Line[];
  forms: Line[];
  /** Each yard beside the others, where there are several. */
  yards: YardLine[];
};

const pageName = (edition: Edition) => (name: string) => {
  const id = pageIds.find((one) => one === name);
  return id ? pageRow(id).label[edition] : name;
};
const nameOfForm = (edition: Edition) => (name: string) => {
  const id = formIds.find((one) => one === name);
  return id ? formName(id, edition) : name;
};

const lineOf = ({ id, name }: Store, rows: readonly YardFigureRow[]): YardLine => {
  const own = rows.filter(({ store_id }) => store_id === id);
  const [view, car, search, lead] = yardKinds.map((kind) => sum(ofKind(own, kind)));
  return { id, name, counts: { view: view ?? 0, car: car ?? 0, search: search ?? 0, lead: lead ?? 0 } };
};

/** The chain's for whoever has all of it and has chosen no yard; else those of the yards that the switch shows. */
export async function loadFigures(request: StaffRequest): Promise<FiguresProps> {
  const { services, query, now, edition, staff, yard } = request;
  const words = copy[edition];
  const days = periods.find((one) => String(one) === query.get("days")) ?? 7;
  const today = localTimeOf(now, services.stock.current.chain.timeZone).day;
  const since = addDays(today, 1 - days);
  const earliest = addDays(since, -days);
  const stores = shownStores(request, "figures.see");
  const ofChain = yard === undefined && may(staff, "figures.see", "chain");
  const atYards = await listYardFigures(
    services.db,
    earliest,
    stores.map(({ id }) => id),
  );
  const isNow = ({ day }: Counted) => day >= since;
  const rows: Counted[] = ofChain ? await listFigures(services.db, earliest) : atYards;
  const [period, before] = [rows.filter(isNow), rows.filter((row) => !isNow(row))];
  const views = ofKind(period, "view");
  return {
    title: words.title,
    days,
    of: ofChain ? undefined : stores.length === 1 ? stores[0]?.name : words.ownYards(stores.length),
    totals: ofChain ? totalsOf(chainKinds, period, before) : totalsOf(yardKinds, period, before),
    byDay: byDay(views, since, today, edition),
    asked: top(ofKind(period, ofChain ? "asked" : "missing")),
    pages: top(views, pageName(edition)),
    forms: top(ofKind(period, "lead"), nameOfForm(edition)),
    yards:
      stores.length < 2
        ? []
        : stores
            .map((store) => lineOf(store, atYards.filter(isNow)))
            .sort((a, b) => b.counts.view - a.counts.view || a.name.localeCompare(b.name)),
  };
}
