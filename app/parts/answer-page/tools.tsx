import { useCopy, usePage } from "#app/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { partDangers } from "#core/part-facts.ts";
import { formatMinutes } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";

/** What it takes to pull the part, about how long, and what to beware of; nothing where nobody knows. */
export function Tools({ facts }: AnswerPage) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (!facts) return null;
  const [from, to] = facts.minutes ?? [];
  const tools = facts.tools[edition];
  return (
    <section aria-labelledby="tools-h">
      <h2 className="sec-h" id="tools-h">
        {words.tools}{" "}
        {from !== undefined && to !== undefined && (
          <small>{words.minutes(formatMinutes(from, edition), formatMinutes(to, edition))}</small>
        )}
      </h2>
      {facts.how[edition] && <p className="mt-2">{facts.how[edition]}</p>}
      {tools.length > 0 ? <KitList className="mt-2" items={tools} /> : <p>{words.noTools}</p>}
      {facts.danger && <Notice className="mt-3">{partDangers[facts.danger][edition]}</Notice>}
    </section>
  );
}
