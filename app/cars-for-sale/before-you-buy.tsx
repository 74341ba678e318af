import { Fragment } from "react";
import { useCopy, usePage } from "#app/page.tsx";
import { listCarQuestions } from "./car-questions.ts";
import { copy } from "./copy.ts";

export function BeforeYouBuy() {
  const words = useCopy(copy);
  const { edition } = usePage();
  return (
    <section aria-labelledby="before-h">
      <h2 className="mb-4" id="before-h">
        {words.before}
      </h2>
      <div className="prose">
        {listCarQuestions(edition).map(({ question, answer }) => (
          <Fragment key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
