import { usePage } from "#app/page.tsx";
import { asksRecall, gravestOf, type PartCaution } from "#core/part-caution.ts";
import { dangerOf } from "#core/part-dangers.ts";
import { whoPullsInRow } from "#core/who-pulls.ts";
import { RecallLinks } from "./recall-links.tsx";

/** In a row of prices: what kills, and whom to ask for a part that is not simply pulled; a sheet of prices has room for what kills. */
export function RowDanger({ caution }: { caution: PartCaution }) {
  const { edition } = usePage();
  const grave = gravestOf(caution);
  const asked = whoPullsInRow[caution.who][edition];
  if (!grave && !asked) return null;
  return (
    <small>
      {grave && ` ${dangerOf(grave).short[edition]}.`}
      {asked && <span className={caution.who === "staff" ? undefined : "no-print"}> {asked}</span>}
      {asksRecall(caution) && (
        <>
          {" "}
          <RecallLinks />
        </>
      )}
    </small>
  );
}
