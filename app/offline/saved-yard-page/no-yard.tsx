import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";

/** As the server draws it, and where nothing is saved. */
export function NoYard({ opening, locations }: { opening: boolean; locations: string }) {
  const words = useCopy(copy);
  return (
    <div className="page-head">
      <h1>{opening ? words.title : words.none}</h1>
      <p className="lead">{words.how}</p>
      <noscript>{words.needsScript}</noscript>
      <p className="mt-4">
        <LinkButton href={locations}>{words.choose}</LinkButton>
      </p>
    </div>
  );
}
