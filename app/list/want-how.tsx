import { useCopy, useEdition } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatMinutes } from "#core/time-words.ts";
import type { YardFile, YardHow } from "#core/yard-file.ts";
import { partsInFile } from "./cars-in-file.ts";
import { copy } from "./copy.ts";
import "./stops.css";

export const howInFile = (part: number, file: YardFile | undefined): YardHow | undefined =>
  file?.hows?.[(file && partsInFile(file).get(part)?.how) ?? -1];

/** How a part comes off, kept with its yard: read in the row, where there may be no signal. */
export function WantHow({ how }: { how: YardHow | undefined }) {
  const words = useCopy(copy);
  const edition = useEdition();
  if (!how) return null;
  const [from, to] = how.minutes ?? [];
  return (
    <details className="want__how no-print">
      <summary>
        {words.how} <Icon name="down" />
      </summary>
      <p>
        {how.text[edition]}{" "}
        {from !== undefined &&
          to !== undefined &&
          words.takes(formatMinutes(from, edition), formatMinutes(to, edition))}
      </p>
    </details>
  );
}
