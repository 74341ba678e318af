import { useFinished } from "#app/finished.tsx";

export type Option = { value: string; text: string };

type OptionsProps = {
  /** The choice above the list. */
  first?: Option | undefined;
  options: readonly Option[];
  /** What their select has chosen. */
  chosen: string | number | readonly string[] | undefined;
};

const draw = ({ value, text }: Option) => (
  <option key={value} value={value === text ? undefined : value}>
    {text}
  </option>
);

const texts = new WeakMap<readonly Option[], string>();

function textOf(options: readonly Option[]): string {
  const text = texts.get(options) ?? options.map(({ value, text }) => `${value}\t${text}`).join("\n");
  texts.set(options, text);
  return text;
}

/** The choices of a select; the same long lists come on many pages. */
export function Options({ first, options, chosen }: OptionsProps) {
  const finished = useFinished();
  return (
    <>
      {first && draw(first)}
      {options.length > 0 && finished(`options ${chosen}\n${textOf(options)}`, () => options.map(draw))}
    </>
  );
}
