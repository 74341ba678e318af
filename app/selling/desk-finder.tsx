import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { placeError } from "#app/stores/place-copy.ts";
import placeField from "#app/stores/place-field.island.tsx";
import { Button } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";
import { DeskCard } from "./desk-card.tsx";
import { type DeskAnswer, farMiles } from "./find-desk.ts";
import "#app/ui/find-bar.css";
import "./selling.css";

/** The desk nearest to a place; a GET form whose answer stands in the same page. */
export function DeskFinder({
  answer,
  page,
}: {
  answer: DeskAnswer | undefined;
  page: "sellMyCar" | "cashForJunkCars";
}) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const error = answer?.error && placeError(answer.error, answer.zip, edition);
  const nearest = answer?.desks[0];
  return (
    <section id="desk" aria-labelledby="desk-h" className={answer ? "desk" : "desk no-print"}>
      <h2 id="desk-h">{words.deskTitle}</h2>
      <p className="mt-2">{words.deskText}</p>
      <form className="find-bar find-bar--two mt-4" action={href(page)} {...mark("swap", "desk")}>
        <Island of={placeField} props={{ id: "desk-zip", value: answer?.zip, error, required: true }} />
        <Button look="ink" icon="search">
          {words.find}
        </Button>
      </form>
      {answer && !answer.error && (
        <div className="mt-5">
          <p {...mark("announce")}>
            <b>{nearest ? words.nearest(answer.place) : words.none}</b>{" "}
            {nearest && nearest.miles > farMiles && words.far}
          </p>
          <div className="desk__cards mt-4">
            {answer.desks.map((desk) => (
              <DeskCard key={desk.store.id} desk={desk} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
