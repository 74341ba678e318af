import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { isSwitchedOff } from "#app/switched-off.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { type Promo, promoFallbacks, promoPositions } from "#core/promo.ts";
import { copy } from "./copy.ts";
import { Slot, type SlotPicture } from "./slot.tsx";
import "./slot.css";

const uploaded = (promo: Promo): SlotPicture => ({
  src: `/images/${promo.desktop.id}`,
  width: promo.desktop.width,
  height: promo.desktop.height,
  mobile: { src: `/images/${promo.mobile.id}`, width: promo.mobile.width, height: promo.mobile.height },
});

/** `promised`: what is said where the chain says the rule. */
type SlotWords = { title: string; line: string; promised?: string };

/** The four promo slots: what the chain uploaded for a position, else its drawn fallback. */
export function Slots({ promos }: { promos: readonly Promo[] }) {
  const words = useCopy(copy);
  const view = usePage();
  const { edition, href, asset, settings } = view;
  const fallback = {
    "we-sell-cars": { href: href("carsForSale"), art: `promo-venta.${edition}` },
    "store-hours": { href: href("locations"), art: `promo-horario.${edition}` },
    "toolkit-rewards": { href: href("toolkitRewards"), art: "promo-toolkit" },
    row52: { href: chainFacts().row52Url, art: "promo-row52" },
  };
  const isOn = {
    "we-sell-cars": settings.switches.carsForSale,
    "store-hours": true,
    "toolkit-rewards": settings.switches.rewards,
    row52: settings.switches.row52,
  };
  const { carsAsIs, cardFree } = chainFacts().rules;
  const isPromised = {
    "we-sell-cars": carsAsIs,
    "store-hours": undefined,
    "toolkit-rewards": cardFree,
    row52: undefined,
  };
  return (
    <section className="band band--zinc no-print" aria-labelledby="more-h" {...mark("tall", 42)}>
      <h2 className="sr-only" id="more-h">
        {words.more(settings.brand)}
      </h2>
      <div className="wrap wrap--wide slots">
        {promoPositions.map((position) => {
          const promo = promos.find((one) => one.position === position);
          if (promo && isSwitchedOff(view, promo.url)) return null;
          if (promo)
            return (
              <Slot
                key={position}
                href={promo.url}
                title={promo.name}
                picture={uploaded(promo)}
                newWindow={promo.newWindow}
              />
            );
          const kind = promoFallbacks[position];
          if (!isOn[kind]) return null;
          const { title, line, promised } = words.slots[position] as SlotWords;
          const picture = { src: asset(`art/${fallback[kind].art}.svg`), width: 480, height: 250 };
          const extra = { yellow: kind === "toolkit-rewards", newWindow: kind === "row52" };
          return (
            <Slot
              key={position}
              href={fallback[kind].href}
              title={title}
              line={isPromised[kind] && promised ? promised : line}
              picture={picture}
              {...extra}
            />
          );
        })}
      </div>
    </section>
  );
}
