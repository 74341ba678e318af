import { copy as inventoryCopy } from "#app/inventory/copy.ts";
import { useCopy } from "#app/page.tsx";
import { ErrorTemplate, FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { postalPointsPath } from "#site/postal-points.ts";
import { locatorCopy } from "./locator-copy.ts";

const id = "locate-place";

/** City or postal code, with a button that fills it in from the device's own position, where the device can. */
export function PlaceField({ place, error }: { place?: string | undefined; error?: string | undefined }) {
  const words = useCopy(locatorCopy);
  const here = useCopy(inventoryCopy);
  return (
    <div className="field" data-bad={error ? "" : undefined}>
      <label htmlFor={id}>{words.place}</label>
      <span className="f-zip__box">
        <input
          className="input"
          id={id}
          type="text"
          name="zip"
          defaultValue={place}
          autoComplete="postal-code"
          maxLength={60}
          required
          data-place={here.zipMalformed}
          data-needed={words.needed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-err` : undefined}
        />
        <button
          className="f-zip__here"
          type="button"
          aria-label={here.locate}
          title={here.locate}
          data-locate={postalPointsPath}
          data-busy={here.locating}
          data-found={here.located("{zip}")}
          data-failed={here.locateFailed}
          data-far={here.locateFar}
        >
          <Icon name="locate" />
        </button>
      </span>
      {error && <FieldError id={id}>{error}</FieldError>}
      <ErrorTemplate />
    </div>
  );
}
