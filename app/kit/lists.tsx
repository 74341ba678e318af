import { useCopy } from "#app/page.tsx";
import { HoursTable } from "#app/stores/hours-table.tsx";
import { Services } from "#app/stores/services.tsx";
import { Toc } from "#app/texts/toc.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { KitList, Steps } from "#app/ui/steps.tsx";
import { copy } from "./copy.ts";

const serviceIcons = ["wheelbarrow", "hoist", "cash", "wheel"] as const;

export function Lists() {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-lists">
      <h2 id="kit-lists">{words.sections.lists}</h2>
      <div className="kit__grid kit__grid--wide">
        <div>
          <h3 id="kit-hours">{words.hoursTitle}</h3>
          <HoursTable
            labelledBy="kit-hours"
            rows={words.days.map((day, at) => ({ day, hours: words.hours, today: at === words.days.length - 1 }))}
          />
        </div>
        <Facts facts={words.facts.map(([name, value]) => ({ name, value }))} />
        <Steps steps={words.steps} />
        <KitList items={words.bring} />
        <GuideSign
          label={words.yards}
          lines={[
            { href: "#kit-lists", name: "Chula Vista", note: words.cars(9), distance: "4 mi" },
            { href: "#kit-cards", name: "El Cajon", note: words.cars(11), distance: "14 mi" },
          ]}
        />
        <Toc
          sections={[
            { id: "kit-lists", heading: words.sections.lists },
            { id: "kit-cards", heading: words.sections.cards },
          ]}
        />
      </div>
      <div className="mt-6">
        <Services services={words.services.map((name, at) => ({ name, icon: serviceIcons[at] ?? "wheel" }))} />
      </div>
      <Pager page={3} pages={12} href={(page) => `#kit-page-${page}`} />
    </section>
  );
}
