import { useCopy } from "#app/page.tsx";
import type { SharedSpan } from "#stock/generations.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

const yearsOf = ({ from, to }: SharedSpan) => (from === to ? String(from) : `${from}–${to}`);

/** Beyond the year that was asked for: which others are looked for too, and why. Stated, never promised. */
export function Fits({ answer: { sharing }, model, nameOf }: AnswerPage) {
  const words = useCopy(copy);
  if (!sharing) return null;
  const { spans } = sharing;
  const named = (span: SharedSpan) => `${nameOf.get(span.modelId)} ${yearsOf(span)}`;
  const licensed = spans.filter(({ why }) => why === "interchange");
  const same = spans.find(({ why, modelId }) => why === "same generation" && modelId === model.id);
  const sisters = spans.filter(({ why }) => why === "sister");
  if (licensed.length === 0 && !same && sisters.length === 0) return null;
  return (
    <p className="small">
      {licensed.length > 0 && <b>{words.interchange(licensed.map(named).join(", "))} </b>}
      {same && <b>{words.sameGeneration(yearsOf(same))} </b>}
      {sisters.length > 0 &&
        `${words.sisters(
          sisters.map((span) => (span.bond ? `${named(span)} (${words.bond[span.bond]})` : named(span))).join(", "),
        )} `}
      {words.compareFirst}
    </p>
  );
}
