import { useEdition } from "#app/page.tsx";
import { RecallLinks } from "#app/parts/recall-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { whoPulls } from "#core/who-pulls.ts";
import type { WantCaution } from "./want-caution.ts";

/** Who takes a part out and what to beware of, in a line; opened, or printed, in full. */
export function WantWarning({ caution: { who, dangers } }: { caution: WantCaution }) {
  const edition = useEdition();
  if (dangers.length === 0) return null;
  const line = [whoPulls[who][edition], ...dangers.map(({ short }) => `${short[edition]}.`)].filter(Boolean).join(" ");
  const texts = dangers.flatMap(({ text }) => text?.[edition] ?? []);
  const recall = dangers.some(({ id }) => id === "airbag-recall");
  const brief = (
    <>
      <Icon name="warning" /> {line}
    </>
  );
  if (texts.length === 0 && !recall) return <p className="want__danger">{brief}</p>;
  return (
    <details className="want__danger">
      <summary>{brief}</summary>
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
