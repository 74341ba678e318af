import { useCopy, useEdition } from "#app/page.tsx";
import { formatMinutes } from "#core/time-words.ts";
import type { YardFile, YardHow } from "#core/yard-file.ts";
import { partsInFile } from "./cars-in-file.ts";
import { copy } from "./copy.ts";

export const howInFile = (part: number, file: YardFile | undefined): YardHow | undefined =>
  file?.hows?.[(file && partsInFile(file).get(part)?.how) ?? -1];

/** How a part comes off, kept with its yard: read in the row, where there may be no signal. */
export function WantHow({ how }: { how: YardHow | undefined }) {
  const words = useCopy(copy);
  const edition = useEdition();
  if (!how) return null;
  const [from, to] = how.minutes ?? [];
  return (
    <p className="no-print">
      <b>{words.how}.</b> {how.text[edition]}{" "}
      {from !== undefined && to !== undefined && words.takes(formatMinutes(from, edition), formatMinutes(to, edition))}
    </p>
  );
}
