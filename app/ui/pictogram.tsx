import type { PictogramName } from "#core/pictogram.ts";
import { pictograms } from "#drawings/pictograms.ts";
import "./plates.css";

/** `no` puts the red ring of "not here" around it. Words beside it say the same. */
export function Pictogram({ name, no = false }: { name: PictogramName; no?: boolean }) {
  const ring = no ? '<path class="pic__no" d="M21 21 99 99M60 5a55 55 0 1 1-.1 0z"/>' : "";
  return (
    <svg
      className="pic"
      viewBox="0 0 120 120"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
      dangerouslySetInnerHTML={{ __html: pictograms[name] + ring }}
    />
  );
}
