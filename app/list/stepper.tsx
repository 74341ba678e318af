import "./stops.css";

type StepperProps = {
  label: string;
  value: number;
  most: number;
  less: string;
  more: string;
  set: (value: number) => void;
};

/** A small number that a thumb changes. */
export function Stepper({ label, value, most, less, more, set }: StepperProps) {
  return (
    <fieldset className="step">
      <legend className="sr-only">{label}</legend>
      <button type="button" aria-label={less} aria-disabled={value <= 1} onClick={() => value > 1 && set(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={more}
        aria-disabled={value >= most}
        onClick={() => value < most && set(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
