import { useCopy } from "#app/page.tsx";
import { recallPages } from "#core/recall-pages.ts";
import { dangerCopy } from "./danger-copy.ts";

/** Where an airbag's recall is looked up. */
export function RecallLinks() {
  const words = useCopy(dangerCopy);
  return (
    <>
      {words.recall}{" "}
      {recallPages.map(({ name, url }, at) => (
        <span key={url}>
          {at > 0 && " · "}
          <a href={url} rel="external">
            {name}
          </a>
        </span>
      ))}
    </>
  );
}
