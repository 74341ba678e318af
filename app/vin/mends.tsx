import { useCopy, usePage } from "#app/page.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarDrawing } from "./car-sign.tsx";
import { copy } from "./copy.ts";
import { type NamedCar, type ShownMend, writeCar } from "./vin-car.ts";

/** The places in which two VINs differ. */
const changesOf = (vin: string, typed: string): number[] =>
  [...vin].flatMap((sign, at) => (sign === typed[at] ? [] : [at]));

/** A VIN sign by sign, read out as one word. */
export function Signs({ vin, typed }: { vin: string; typed: string }) {
  const changed = new Set(changesOf(vin, typed));
  return (
    <span className="vin-signs">
      <span className="sr-only">{vin}</span>
      {[...vin].map((sign, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sign has no name but its place
        <i key={at} className={changed.has(at) ? "is-new" : undefined} aria-hidden="true">
          {sign}
        </i>
      ))}
    </span>
  );
}

function useWhy(vin: string, typed: string): string {
  const words = useCopy(copy);
  const [first, second] = changesOf(vin, typed);
  if (first === undefined) return "";
  return second === undefined
    ? words.put(vin.charAt(first), typed.charAt(first))
    : words.swapped(typed.charAt(first), typed.charAt(second));
}

function Mend({ mend, typed, zip }: { mend: ShownMend; typed: string; zip: string }) {
  const words = useCopy(copy);
  const { href } = usePage();
  const { car, make, model, vin } = mend;
  const why = useWhy(vin ?? typed, typed);
  return (
    <li>
      <a href={href("vin", {}, { query: { ...writeCar(car), zip: zip || undefined } })}>
        <span className="vin-mends__car">
          <CarDrawing {...mend} />
          <span>
            <b>{words.named(make, model, car.year)}</b>
            <small>{[car.engine, why].filter(Boolean).join(" · ")}</small>
          </span>
        </span>
        {vin && <Signs vin={vin} typed={typed} />}
      </a>
    </li>
  );
}

type MendsProps = { typed: string; mends: readonly ShownMend[]; asIs: NamedCar | undefined; zip: string };

/** A sign must be wrong: what may have been meant, to choose from. */
export function Mends({ typed, mends, asIs, zip }: MendsProps) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <section aria-labelledby="vin-bad-h">
      <div className="vin-bad" role="status">
        <h2 id="vin-bad-h">{words.badTitle}</h2>
        <p>{words.badText}</p>
        {typed !== "" && (
          <>
            <p className="vin-bad__typed">{words.typed}</p>
            <Signs vin={typed} typed={typed} />
          </>
        )}
      </div>
      <ul className="vin-mends">
        {mends.map((mend) => (
          <Mend key={mend.vin ?? JSON.stringify(mend.car)} mend={mend} typed={typed} zip={zip} />
        ))}
      </ul>
      {asIs && (
        <p className="mt-3">
          <GoLink href={href("vin", {}, { query: { ...writeCar(asIs.car), zip: zip || undefined } })}>
            {words.asIs}
          </GoLink>
          <br />
          <small>{words.asIsText(words.named(asIs.make, asIs.model, asIs.car.year))}</small>
        </p>
      )}
    </section>
  );
}
