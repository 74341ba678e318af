import { useFinished } from "#app/finished.tsx";

export type Option = { value: string; text: string };

type OptionsProps = {
  options: readonly Option[];
  /** What their select has chosen. */
  chosen: string | number | readonly string[] | undefined;
};

/** The choices of a select; long lists come on many pages. */
export function Options({ options, chosen }: OptionsProps) {
  const finished = useFinished();
  const said = options.map(({ value, text }) => `${value}\t${text}`).join("\n");
  return finished(`options ${chosen}\n${said}`, () =>
    options.map(({ value, text }) => (
      <option key={value} value={value === text ? undefined : value}>
        {text}
      </option>
    )),
  );
}
