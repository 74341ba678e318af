import { usePage } from "#app/page.tsx";
import { asksRecall, graveBrief, type PartCaution } from "#core/part-caution.ts";
import { RecallLinks } from "./recall-links.tsx";

/** In a row of prices: what kills, and whom to ask for a part that is not simply pulled. */
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
