import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { type AskedDifference, type AskedGroups, type AskedQuestion, answerField, askedGroups } from "./asked.ts";
import { copy } from "./copy.ts";
import { VinCards } from "./vin-cards.tsx";
import "./files.css";

export type QuestionsProps = {
  id: string;
  groups: AskedGroups;
  /** Where file and VINs differ. */
  differences: readonly AskedDifference[];
  /** Whose files the answers are remembered for. */
  whose: string;
  /** The file waits and is looked at again; else the answers are for the next one. */
  waits: boolean;
};

/** A page of selects is enough at a time. */
const shownQuestions = 50;

type GroupProps = Omit<QuestionsProps, "groups" | "differences"> & {
  name: keyof AskedGroups;
  questions: readonly AskedQuestion[];
};

function Group({ id, name, questions, whose, waits }: GroupProps) {
  const { columns: words, asked } = useCopy(copy);
  if (questions.length === 0) return null;
  const more = questions.length - shownQuestions;
  return (
    <section className="o-panel" id={name} aria-labelledby={`${name}-h`}>
      <div className="o-panel__head">
        <div>
          <h2 id={`${name}-h`}>{asked.titles[name]}</h2>
          <p>{name === "columns" ? words.remembered(whose) : asked.leads[name](whose)}</p>
        </div>
      </div>
      <ActionForm to="file" params={{ id }} name="say">
        <ul className="o-lines o-map">
          {questions.slice(0, shownQuestions).map((one, at) => (
            <li key={one.id}>
              <div>
                <h3>{one.title}</h3>
                {one.about && <p>{one.about}</p>}
                {one.examples.length > 0 && <p>{one.examples.join(" · ")}</p>}
              </div>
              <Select
                id={`${name}-${at}`}
                name={answerField(one.id)}
                label={one.label}
                options={[{ value: "", text: words.choose }, ...one.choices]}
                defaultValue={one.chosen}
              />
            </li>
          ))}
        </ul>
        <div className="o-panel__body">
          {more > 0 && <p className="o-help">{asked.more(more)}</p>}
          <Button look={name === "codes" ? "line" : undefined}>
            {!waits ? asked.remember : name === "codes" ? asked.right : words.save}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}

/** Asks what a file leaves open: once for the files of a yard. */
export function Questions({ groups, differences, ...rest }: QuestionsProps) {
  return (
    <>
      {differences.length > 0 && <VinCards differences={differences} {...rest} />}
      {askedGroups.map((name) => (
        <Group key={name} name={name} questions={groups[name]} {...rest} />
      ))}
    </>
  );
}
