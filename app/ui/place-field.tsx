import { useCopy } from "#app/page.tsx";
import { postalPointsPath } from "#site/postal-points.ts";
import { ErrorTemplate, Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { placeCopy } from "./place-copy.ts";

/** Fills the field that it stands in from the device's own position, where the device can. */
export function LocateButton() {
  const words = useCopy(placeCopy);
  return (
    <button
      className="f-zip__here"
      type="button"
      aria-label={words.locate}
      title={words.locate}
      data-locate={postalPointsPath}
      data-busy={words.locating}
      data-found={words.located("{zip}")}
      data-failed={words.locateFailed}
      data-far={words.locateFar}
    >
      <Icon name="locate" />
    </button>
  );
}

/**
 * A postal code, a city, or where the device is. In a form with `data-enhance="place"` (the finder does the same) its
 * message comes once it was touched.
 */
export function PlaceField({ label, required = false, ...rest }: Partial<FieldProps> & { id: string }) {
  const words = useCopy(placeCopy);
  return (
    <>
      <Field
        name="zip"
        label={label ?? words.label}
        autoComplete="postal-code"
        maxLength={60}
        required={required}
        data-place={words.malformed}
        data-needed={required ? words.needed : undefined}
        nums
        button={<LocateButton />}
        {...rest}
      />
      <ErrorTemplate />
    </>
  );
}
