import { useCopy, usePage } from "#app/page.tsx";
import { OtherDangers } from "#app/parts/part-dangers.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { formatMinutes } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";
import "#app/ui/section-head.css";

/** How the part is pulled, with what and about how long; nothing where the staff does it or nobody knows. */
function Note({ note, inches }: Pick<AnswerPage, "note" | "inches">) {
  const words = useCopy(copy);
  const { edition } = usePage();
  if (!note) return null;
  const [from, to] = note.minutes ?? [];
  const tools = note.tools[edition];
  return (
    <>
      <h2 className="section-head" id="tools-h">
        {words.tools}{" "}
        {from !== undefined && to !== undefined && (
          <small>{words.minutes(formatMinutes(from, edition), formatMinutes(to, edition))}</small>
        )}
      </h2>
      {note.how[edition] && <p className="mt-2">{note.how[edition]}</p>}
      {tools.length > 0 && <KitList className="mt-2" items={tools} />}
      {tools.length === 0 && note.minutes && <p>{words.noTools}</p>}
      {inches && tools.length > 0 && <p className="mt-2">{words.inches}</p>}
    </>
  );
}

/** What to beware of before how it is pulled; of what only the staff pulls, that alone. */
export function Tools({ caution, note, inches }: AnswerPage) {
  return (
    <>
      <OtherDangers caution={caution} />
      {note && note.who !== "staff" && (
        <section aria-labelledby="tools-h">
          <Note {...{ note, inches }} />
        </section>
      )}
    </>
  );
}
