import { usePage } from "#app/page.tsx";
import { asksRecall, gravestOf, type PartCaution } from "#core/part-caution.ts";
import { dangerOf } from "#core/part-dangers.ts";
import { whoPulls } from "#core/who-pulls.ts";
import { RecallLinks } from "./recall-links.tsx";

/** In a row of prices: what only the staff pulls, and what kills where it is the first thing to know of a part. */
export function RowDanger({ caution }: { caution: PartCaution }) {
  const { edition } = usePage();
  const id = gravestOf(caution);
  if (!id) return null;
  return (
    <small>
      {dangerOf(id).short[edition]}. {caution.who === "staff" && whoPulls.staff[edition]}
      {asksRecall(caution) && (
        <>
          {" "}
          <RecallLinks />
        </>
      )}
    </small>
  );
}
