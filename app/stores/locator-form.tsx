import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import type { Division } from "#core/store.ts";
import locatorForm, { type LocatorFormProps } from "./locator-form.island.tsx";

export const defaultLocatorDistance = 100;

type LocatorValues = Partial<Pick<LocatorFormProps, "place" | "division" | "miles" | "error" | "swap">>;

/** The locator's form, as it stands on two pages. */
export function LocatorForm({ divisions, ...asked }: LocatorValues & { divisions: readonly Division[] }) {
  const { href } = usePage();
  const props = {
    action: href("locationResults"),
    divisions: divisions.map(({ code, name }) => [code, name] as const),
    division: "All",
    miles: defaultLocatorDistance,
    ...asked,
  };
  return <Island of={locatorForm} props={props} />;
}
