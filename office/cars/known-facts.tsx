import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import {
  type CarFacts,
  type FactColumns,
  listFacts,
  noFactColumns,
  tellerOf,
  type VinColumn,
} from "#core/car-facts.ts";
import { sourceText } from "#core/sources.ts";
import type { Edition } from "#site/editions.ts";
import { useOffice } from "../page.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { copy } from "./copy.ts";

type Facts = (typeof listFacts)[number][1];

/** A few words, of which one is chosen; undefined where anything may be typed. */
function choicesOf({ kind, words }: Facts, edition: Edition) {
  if (kind === "yes") return [{ value: "1", text: copy[edition].yes }];
  return words && Object.entries(words).map(([value, text]) => ({ value, text: text[edition] }));
}

/** What is known of a car beyond its name, each with who said it; what is emptied nobody knows any more. */
export function KnownFacts({ id, facts, about }: { id: number; facts: CarFacts; about: Record<string, string> }) {
  const words = useCopy(copy);
  const { edition } = useOffice();
  return (
    <details className="o-known">
      <summary>{words.known}</summary>
      <ActionForm to="cars" name="facts" fields={about} className="o-keys">
        {listFacts.map(([name, fact]) => {
          const value = facts[name];
          const options = choicesOf(fact, edition);
          const common = {
            id: `${fact.column}-${id}`,
            name: fact.column,
            label: fact.label[edition],
            hint: sourceText(value === undefined ? undefined : tellerOf(facts, fact.column as VinColumn), edition),
            defaultValue: value === undefined ? "" : value === true ? "1" : String(value),
            place: "o-fact",
          };
          return options ? (
            <Select key={name} {...common} first={{ value: "", text: words.unsaid }} options={options} />
          ) : (
            <Field
              key={name}
              {...common}
              nums={fact.kind === "number"}
              inputMode={fact.kind === "number" ? "decimal" : "text"}
              maxLength={fact.kind === "number" ? 5 : fact.most}
              autoComplete="off"
            />
          );
        })}
        <Button>{words.save}</Button>
      </ActionForm>
    </details>
  );
}

function readFact({ kind, most, words, decimals }: Facts, text: string): string | number | undefined {
  if (kind === "yes") return text === "1" ? 1 : undefined;
  if (kind === "number") {
    const number = Number(text.replace(",", "."));
    return number > 0 && number <= most && (decimals || Number.isInteger(number)) ? number : undefined;
  }
  return (words ? Object.hasOwn(words, text) : text.length <= most && !text.includes("|")) ? text : undefined;
}

/** What a form says of a car; the name of the first thing that cannot be. */
export function readKnownFacts(fields: URLSearchParams, edition: Edition): Partial<FactColumns> | string {
  const said: Record<string, string | number | null> = {};
  for (const [, fact] of listFacts) {
    const text = fields.get(fact.column)?.trim();
    if (text === undefined) continue;
    const value = text === "" ? noFactColumns[fact.column as keyof FactColumns] : readFact(fact, text);
    if (value === undefined) return fact.label[edition];
    said[fact.column] = value;
  }
  return said as Partial<FactColumns>;
}
