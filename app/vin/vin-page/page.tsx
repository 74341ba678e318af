import { Island } from "#app/island.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { CarSign } from "#app/vin/car-sign.tsx";
import { copy } from "#app/vin/copy.ts";
import { foundCar } from "#app/vin/found-car.ts";
import { Mends } from "#app/vin/mends.tsx";
import { ModelQuestion } from "#app/vin/model-question.tsx";
import ownCar from "#app/vin/own-car.island.tsx";
import { VinForm } from "#app/vin/vin-form.tsx";
import { YardAnswer } from "#app/vin/yard-answer.tsx";
import { loadVin, type VinPage } from "./load.ts";
import "#app/vin/vin.css";

function Answer(props: VinPage) {
  const words = useCopy(copy);
  const { href } = usePage();
  const zip = props.place.code;
  switch (props.kind) {
    case "ask":
      return null;
    case "mends":
      return <Mends typed={props.typed} mends={props.mends} asIs={props.asIs} zip={zip} />;
    case "model":
      return <ModelQuestion shown={props.shown} models={props.models} zip={zip} />;
    case "car":
      return (
        <>
          <CarSign shown={props.shown} fits={props.fits} />
          {props.parts.length > 0 && (
            <section aria-labelledby="vin-parts-h">
              <h2 id="vin-parts-h">{words.forIt}</h2>
              <Chips label={words.forIt} className="mt-3">
                {props.parts.map(({ text, href: to }) => (
                  <Chip key={to} href={to}>
                    {text}
                  </Chip>
                ))}
                <Chip
                  href={href(
                    "findPart",
                    {},
                    {
                      query: {
                        make: props.shown.car.makeId,
                        model: props.shown.car.modelId,
                        year: props.shown.car.year,
                      },
                    },
                  )}
                >
                  {words.otherPart}
                </Chip>
              </Chips>
            </section>
          )}
          <YardAnswer shown={props.shown} found={props.found} place={props.place} />
        </>
      );
  }
}

export const page = definePage("vin", {
  load: loadVin,
  head: (props, { edition }) => {
    const words = copy[edition];
    const shown = props.kind === "car" || props.kind === "model" ? props.shown : undefined;
    return {
      title: shown ? words.named(shown.make, shown.model, shown.car.year) : words.title,
      description: words.description,
      // Of cars there are the results' own addresses.
      noindex: props.kind !== "ask" || props.wrong !== undefined,
    };
  },
  Page: function Page(props) {
    const words = useCopy(copy);
    const { href, edition } = usePage();
    const error =
      props.kind !== "ask" || !props.wrong
        ? undefined
        : props.wrong === "no vin"
          ? words.noVin(props.signs)
          : words.nothing;
    const zip = props.place.typed;
    return (
      <Wrap className="vin pb-sec">
        <PageHead title={words.heading} lead={props.kind === "ask" ? words.lead : undefined} tight />
        <Answer {...props} />
        {props.kind === "ask" ? (
          <VinForm zip={zip} error={error} />
        ) : (
          <details className="vin-again">
            <summary>{words.again}</summary>
            <VinForm zip={zip} typed={props.typed} />
          </details>
        )}
        {(props.kind === "ask" || props.kind === "car") && (
          <Island
            of={ownCar}
            props={{
              to: href("vin"),
              reads: ["make", "model", "year", "engine"],
              ...(props.kind === "car" && { found: foundCar(props.shown, edition) }),
            }}
          />
        )}
        {props.kind !== "car" && (
          <p>
            <GoLink href={href("inventory")}>{words.before}</GoLink>
          </p>
        )}
        {props.kind === "model" && (
          <p>
            <GoLink href={href("findPart")}>{words.notListed}</GoLink>
          </p>
        )}
      </Wrap>
    );
  },
});
