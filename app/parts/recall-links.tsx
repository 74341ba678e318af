import { useCopy } from "#app/page.tsx";
import { recallPages } from "#core/recall-pages.ts";
import { dangerCopy } from "./danger-copy.ts";

/** Where an airbag's recall is looked up; `said`: what to do there stands before it. */
export function RecallLinks({ said = false }: { said?: boolean }) {
  const words = useCopy(dangerCopy);
  return (
    <>
      {!said && `${words.recall} `}
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
