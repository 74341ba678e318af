import { useCopy } from "#app/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import { copy } from "./copy.ts";

/** How cars are sold, where the chain says it; what to look at in any case. */
export function AsIsNotice({ className }: { className: string }) {
  const words = useCopy(copy);
  return (
    <Notice title={chainFacts().rules.carsAsIs ? words.asIsTitle : words.lookTitle} className={className}>
      {words.asIs}
    </Notice>
  );
}
