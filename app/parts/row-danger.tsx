import { usePage } from "#app/page.tsx";
import { asksRecall, graveBrief, type PartCaution } from "#core/part-caution.ts";
import { RecallLinks } from "./recall-links.tsx";

/** In a row of prices: what only the staff pulls, and what kills where it is the first thing to know of a part. */
export function RowDanger({ caution }: { caution: PartCaution }) {
  const { edition } = usePage();
  const brief = graveBrief(caution, edition);
  if (!brief) return null;
  return (
    <small>
      {" "}
      {brief}
      {asksRecall(caution) && (
        <>
          {" "}
          <RecallLinks />
        </>
      )}
    </small>
  );
}
