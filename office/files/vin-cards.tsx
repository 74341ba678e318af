import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { countText } from "#core/count-text.ts";
import { believe } from "#feeds/engine/questions.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { type AskedDifference, answerField, leaveOut } from "./asked.ts";
import { applyFormId, Choice } from "./choice.tsx";
import { copy } from "./copy.ts";
import "./vin-cards.css";

const examplesShown = 3;
/** As many as one form carries. */
const carsShown = 100;

type CarsProps = { cars: AskedDifference["cars"]; caption: string };

function Cars({ cars, caption }: CarsProps) {
  const { asked } = useCopy(copy);
  const words = asked.vins;
  return (
    <table className="vin-cars">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.car}</th>
          <th scope="col">{words.file}</th>
          <th scope="col">{words.vin}</th>
        </tr>
      </thead>
      <tbody>
        {cars.map(({ number, file, vin }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{file}</td>
            <td>
              <b>{vin}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each car with its own keys; what is not pressed waits. */
function OneByOne({ each, form }: { each: NonNullable<AskedDifference["each"]>; form: string }) {
  const { asked } = useCopy(copy);
  const words = asked.vins;
  const keys = [
    { value: believe.vin, text: (vin: string) => words.keys.vin(vin) },
    { value: believe.file, text: () => words.keys.file },
    { value: leaveOut, text: () => words.keys.out },
  ];
  return (
    <ul className="vin-each">
      {each.slice(0, carsShown).map(({ id, car: { number, file, vin } }) => (
        <li key={id}>
          <p>
            <b>{number}</b> {file}
          </p>
          <fieldset className="vin-keys">
            <legend className="sr-only">{`${number}, ${file}`}</legend>
            {keys.map(({ value, text }) => (
              <label key={value}>
                <input type="radio" form={form} name={answerField(id)} value={value} />
                {text(vin)}
              </label>
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}

function Card({ one, form }: { one: AskedDifference; form: string }) {
  const { asked } = useCopy(copy);
  const words = asked.vins;
  const { id, title, count, file, vin, isExample, cars, examples, choices, chosen, each } = one;
  const rest = cars.slice(examplesShown, carsShown);
  return (
    <section className="o-panel vin-card" aria-labelledby={`h-${id}`}>
      <div className="vin-head">
        <p className="o-big">
          {countText(count)} <small>{words.cars(count)}</small>
        </p>
        <h3 id={`h-${id}`}>{title}</h3>
      </div>
      {file && (
        <div className="vin-two">
          <div>
            <p>{words.fileSays}</p>
            <b>{isExample ? words.forExample(file) : file}</b>
          </div>
          <span aria-hidden="true">≠</span>
          <div>
            <p>{words.vinSays}</p>
            <b>{vin}</b>
          </div>
        </div>
      )}
      {each ? (
        <OneByOne each={each} form={form} />
      ) : (
        <>
          {cars.length > 0 && <Cars cars={cars.slice(0, examplesShown)} caption={words.examples} />}
          {rest.length > 0 && (
            <details className="vin-more">
              <summary>{words.more(count - examplesShown)}</summary>
              <Cars cars={rest} caption={words.more(rest.length)} />
            </details>
          )}
          {cars.length === 0 && <p className="vin-more">{examples.join(" · ")}</p>}
        </>
      )}
      <fieldset className="vin-answer">
        <legend>{each ? words.whomOfRest : words.whom}</legend>
        {choices.map((choice) => (
          <Choice
            key={choice.value}
            {...choice}
            form={form}
            name={answerField(id)}
            required
            defaultChecked={choice.value === chosen}
          />
        ))}
      </fieldset>
    </section>
  );
}

type VinCardsProps = { id: string; whose: string; waits: boolean; differences: readonly AskedDifference[] };

const sayFormId = "say-vins";

/**
 * Where file and VINs differ, a card for each kind: asked once, and remembered. Of a file that waits the answers go with
 * "Apply".
 */
export function VinCards({ id, whose, waits, differences }: VinCardsProps) {
  const { columns: words, asked } = useCopy(copy);
  const form = waits ? applyFormId : sayFormId;
  return (
    <div className="o-stack vin-cards" id="vins">
      <div className="vin-lead">
        <h2>{asked.vins.title}</h2>
        <p>{asked.vins.lead(whose)}</p>
      </div>
      {differences.map((one) => (
        <Card key={one.id} one={one} form={form} />
      ))}
      {!waits && (
        <ActionForm to="file" params={{ id }} name="say" id={sayFormId}>
          {""}
        </ActionForm>
      )}
      <div>
        <Button look="line" form={form} name="next" value="look" formNoValidate>
          {waits ? words.save : asked.remember}
        </Button>
      </div>
    </div>
  );
}
