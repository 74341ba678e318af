import { useCopy, usePage } from "#app/page.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { KindAxis } from "#core/part-kinds.ts";
import { copy } from "./copy.ts";
import type { AnswerPage, KindLine } from "./load.ts";
import "#app/prices/price-list.css";
import "#app/ui/section-head.css";

/** In what the kinds differ from each other, in the order in which they are named. */
function axesOf(kinds: readonly KindLine[]): KindAxis[] {
  const values = new Map<KindAxis, Set<string>>();
  for (const { kind } of kinds)
    for (const { axis, short } of kind.en) values.set(axis, (values.get(axis) ?? new Set()).add(short));
  return [...values].filter(([, shorts]) => shorts.size > 1).map(([axis]) => axis);
}

/** Where on the car: it has them all, and who asks wants one of them. */
const places: ReadonlySet<KindAxis> = new Set<KindAxis>(["end", "level", "side"]);

/** Which of the kinds is meant, what each costs, and how one tells. */
export function Kinds({ kinds, chosen, kindsAt, answer }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (!chosen || kinds.length < 2) return null;
  const country = kindsAt?.store.country ?? "US";
  const axes = axesOf(kinds);
  const { partSizes } = chainFacts().rules;
  const how = (axis: KindAxis) => (axis === "size" && partSizes ? partSizes[edition] : words.tell[axis]);
  // Who says by what a size goes leaves it to the visitor, who knows the car.
  const told = axes.length === 1 && axes[0] === "size" && partSizes !== undefined;
  const unsure = axes.every((axis) => places.has(axis)) ? words.byPlace : told ? "" : words.byNothing;
  const said = {
    asked: "",
    size: words.bySize(chosen.name),
    cars: words.byCars(chosen.name),
    first: unsure,
  }[answer.kindBy];
  return (
    <section aria-labelledby="kinds-h">
      <h2 className="section-head" id="kinds-h">
        {answer.kindBy === "first" ? words.whichOne(kinds.map(({ name }) => name)) : words.which(chosen.name)}{" "}
        {kindsAt && <small>{words.whichAt(kindsAt.store.listText)}</small>}
      </h2>
      <ul>
        {kinds.map((one) => (
          <li className="price-line" key={one.part.id}>
            <a href={one.href} aria-current={one === chosen && answer.kindBy !== "first" ? "true" : undefined}>
              <span className="price-line__name">{one.name}</span>
              {one.price && <b>{formatMoney(one.price.priceCents, edition, currencyOf(country))}</b>}
            </a>
          </li>
        ))}
      </ul>
      {said && <p>{said}</p>}
      {axes.map((axis) => (
        <p key={axis}>{how(axis)}</p>
      ))}
    </section>
  );
}
