import { useCopy, useEdition } from "#app/page.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import type { Edition } from "#core/edition.ts";
import { engineText } from "#core/engine-text.ts";
import { bodyName } from "#core/vehicle.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import { copy } from "./copy.ts";
import { type Catalog, modelsOf, type Typed } from "./read-typed.ts";

export type Chosen = { make: string; model: string; year: string };

const listed = (names: readonly string[]) => names.map((name) => ({ value: name, text: name }));
/** What the table leaves to choose from comes first. */
const ordered = (first: readonly string[], all: readonly string[]) =>
  listed([...first, ...all.filter((name) => !first.includes(name))]);

/** Engine and body, as much as a VIN says. */
export function factsOf(facts: VinFacts, edition: Edition): string[] {
  const words = copy[edition];
  const engine = engineText({ ...facts, engineShape: facts.shape });
  return [
    engine && `${words.engine}: ${engine}`,
    facts.body ? `${words.body}: ${bodyName(facts.body, edition)}` : "",
  ].filter(Boolean);
}

/** What a VIN says, and that the car runs on high voltage. */
export function ToldFacts({ facts, volts }: { facts: readonly string[]; volts: boolean | undefined }) {
  const words = useCopy(copy);
  return (
    <>
      {facts.length > 0 && (
        <>
          <p className="o-state o-state--ok">{words.says}</p>
          <ul className="o-told-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      {volts && <p className="o-state o-state--bad">{words.volts}</p>}
    </>
  );
}

type CarFieldsProps = { read: Typed | undefined; catalog: Catalog; chosen: Chosen; onChoose(chosen: Chosen): void };

/** What the VIN says of the car; what it doesn't say is chosen. */
export function CarFields({ read, catalog, chosen, onChoose }: CarFieldsProps) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { make, model, year } = chosen;
  const isWhole = read !== undefined && [read.make, read.model, read.year].every((one) => one !== "");
  const fields = (
    <div className="o-pair">
      <Select
        id="live-make"
        label={words.make}
        first={{ value: "", text: words.chooseMake }}
        options={ordered(
          read?.makes ?? [],
          catalog.map(([name]) => name),
        )}
        value={make}
        onChange={({ target: { value } }) => onChoose({ ...chosen, make: value, model: "" })}
        required
      />
      <Select
        id="live-model"
        label={words.model}
        hint={read?.facts.filedModel && !read.model ? words.filed(read.facts.filedModel) : undefined}
        first={{ value: "", text: words.chooseModel }}
        options={ordered(read?.models ?? [], modelsOf(catalog, make))}
        value={model}
        onChange={({ target: { value } }) => onChoose({ ...chosen, model: value })}
        required
      />
      <Field
        id="live-year"
        label={words.year}
        value={year}
        onChange={({ target: { value } }) => onChoose({ ...chosen, year: value })}
        inputMode="numeric"
        pattern="\d{4}"
        maxLength={4}
        nums
        required
      />
    </div>
  );
  return (
    <>
      {read?.mended && <p className="o-state o-state--wait">{words.looked(read.vin)}</p>}
      {isWhole && <h2>{[year, make, model].filter(Boolean).join(" ")}</h2>}
      {read && <ToldFacts facts={factsOf(read.facts, edition)} volts={read.facts.highVoltage} />}
      {isWhole ? (
        <details className="o-known">
          <summary>{words.change}</summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </>
  );
}
