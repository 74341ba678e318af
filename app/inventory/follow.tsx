import { TellMeMore } from "#app/follows/tell-me.tsx";
import { useCopy } from "#app/page.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { copy } from "./copy.ts";
import { type FeedKind, feedAddress, feedKinds } from "./feed-address.ts";
import "#app/ui/sign.css";

const Feed = ({ kind, results }: { kind: FeedKind; results: string }) => (
  <a href={feedAddress(results, kind)} type={feedKinds[kind].type}>
    {feedKinds[kind].name}
  </a>
);

/** How to see what comes in later; `results` is the address of what the page lists. */
export function Follow({ title, text, results }: { title: string; text: string; results: string }) {
  const { forPrograms } = useCopy(copy);
  return (
    <Sign small className="ask">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <TellMeMore query={new URLSearchParams(results.split("?")[1])} />
        <p>
          {forPrograms} <Feed kind="atom" results={results} /> · <Feed kind="json" results={results} />
        </p>
      </div>
    </Sign>
  );
}
