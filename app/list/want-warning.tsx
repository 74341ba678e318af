import { useCopy, useEdition } from "#app/page.tsx";
import { RecallLinks } from "#app/parts/recall-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { whomToAsk, whoPulls } from "#core/who-pulls.ts";
import { copy } from "./copy.ts";
import type { WantCaution } from "./want-caution.ts";
import "./stops.css";

/** The rest is read when it is opened. */
const inLine = 3;

/** Whom to ask for a part and what to beware of, in a line; opened, in full. Paper has a line of its own: what kills. */
export function WantWarning({ caution }: { caution: WantCaution }) {
  const edition = useEdition();
  const words = useCopy(copy);
  const { who, dangers } = caution;
  const said = (some: typeof dangers) => some.map(({ short }) => `${short[edition]}.`);
  const asked = whomToAsk(caution, edition);
  const more = dangers.length - inLine;
  const line = [asked, ...said(dangers.slice(0, inLine)), more > 0 && words.moreDangers(more)]
    .filter(Boolean)
    .join(" ");
  if (!line) return null;
  const texts = dangers.flatMap(({ text }) => text?.[edition] ?? []);
  const recall = dangers.some(({ id }) => id === "airbag-recall");
  const grave = dangers.filter((one) => one.grave);
  const printed = grave.length > 0 || who === "staff" || dangers.length === 0;
  const brief = (
    <>
      <Icon name="warning" /> <span>{line}</span>
    </>
  );
  return (
    <>
      {texts.length === 0 && !recall ? (
        <p className="want__danger no-print">{brief}</p>
      ) : (
        <details className="want__danger no-print">
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
      )}
      {printed && (
        <p className="want__paper print-only">{[whoPulls[who][edition], ...said(grave)].filter(Boolean).join(" ")}</p>
      )}
    </>
  );
}
