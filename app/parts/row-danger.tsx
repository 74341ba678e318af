import { usePage } from "#app/page.tsx";
import { asksRecall, type PartCaution, rowBrief } from "#core/part-caution.ts";
import { RecallLinks } from "./recall-links.tsx";

type Props = { caution: PartCaution };

/** In a row of prices: what kills, whom to ask for a part that is not simply pulled, and the converter's rules. */
export function RowDanger({ caution }: Props) {
  const { edition } = usePage();
  const brief = rowBrief(caution, edition);
  return brief ? <small> {brief}</small> : null;
}

/** Below the row, since a link within its label would be part of what its box is called. */
export const RowRecall = ({ caution }: Props) =>
  asksRecall(caution) ? (
    <small className="ln__recall">
      <RecallLinks />
    </small>
  ) : null;
