import { useCopy, useEdition } from "#app/page.tsx";
import { RecallLinks } from "#app/parts/recall-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { guardedShort } from "#core/guarded-dangers.ts";
import { hasHighVoltage } from "#core/high-voltage-cars.ts";
import { whoPulls } from "#core/who-pulls.ts";
import { copy } from "./copy.ts";
import type { WantCaution } from "./want-caution.ts";

/** The rest is read when it is opened. */
const inLine = 3;

/** Of a car that its name says runs on high voltage. */
export function CarWarning({ name }: { name: string | undefined }) {
  const edition = useEdition();
  if (!hasHighVoltage(name ?? "")) return null;
  return (
    <p className="want__danger">
      <Icon name="warning" /> <span>{guardedShort["high-voltage-car"][edition]}.</span>
    </p>
  );
}

/** Who takes a part out and what to beware of, in a line; opened, in full. Paper has room for what kills. */
export function WantWarning({ caution: { who, dangers } }: { caution: WantCaution }) {
  const edition = useEdition();
  const words = useCopy(copy);
  const shorts = dangers.slice(0, inLine).map(({ short }) => `${short[edition]}.`);
  const more = dangers.length - shorts.length;
  const line = [whoPulls[who][edition], ...shorts, more > 0 && words.moreDangers(more)].filter(Boolean).join(" ");
  if (dangers.length === 0) return null;
  const texts = dangers.flatMap(({ text }) => text?.[edition] ?? []);
  const recall = dangers.some(({ id }) => id === "airbag-recall");
  const brief = (
    <>
      <Icon name="warning" /> <span>{line}</span>
    </>
  );
  const look =
    who === "staff" || dangers.slice(0, inLine).some(({ grave }) => grave) ? "want__danger" : "want__danger no-print";
  if (texts.length === 0 && !recall) return <p className={look}>{brief}</p>;
  return (
    <details className={look}>
      <summary>
        {brief} <Icon name="down" />
      </summary>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {recall && (
        <p>
          <RecallLinks />
        </p>
      )}
    </details>
  );
}
