export type Option = { value: string; text: string };

type OptionsProps = {
  /** The choice above the list. */
  first?: Option | undefined;
  options: readonly Option[];
};

const draw = ({ value, text }: Option) => (
  <option key={value} value={value === text ? undefined : value}>
    {text}
  </option>
);

/** The choices of a select. */
export const Options = ({ first, options }: OptionsProps) => (
  <>
    {first && draw(first)}
    {options.map(draw)}
  </>
);
