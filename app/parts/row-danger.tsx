import { usePage } from "#app/page.tsx";
import { asksRecall, gravestOf, type PartCaution } from "#core/part-caution.ts";
import { dangerOf } from "#core/part-dangers.ts";
import { whoPullsInRow } from "#core/who-pulls.ts";
import { RecallLinks } from "./recall-links.tsx";
import "#app/prices/price-list.css";

type Props = { caution: PartCaution };

/** In a row of prices: what kills, whom to ask for a part that is not simply pulled, and the converter's rules; a sheet has room for what kills. */
export function RowDanger({ caution }: Props) {
  const { edition } = usePage();
  const grave = gravestOf(caution);
  const asked = whoPullsInRow[caution.who][edition];
  const law = caution.dangers.includes("catalytic") ? dangerOf("catalytic")[edition] : "";
  if (!grave && !asked && !law) return null;
  return (
    <small>
      {grave && ` ${dangerOf(grave).short[edition]}.`}
      {asked && <span className={caution.who === "staff" ? undefined : "no-print"}> {asked}</span>}
      {law && ` ${law}`}
    </small>
  );
}

/** Below the row, since a link within its label would be part of what its box is called. */
export const RowRecall = ({ caution }: Props) =>
  asksRecall(caution) ? (
    <small className="price-line__recall">
      <RecallLinks />
    </small>
  ) : null;
