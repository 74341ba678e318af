import { useLayoutEffect, useRef, useState } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import type { Option } from "#app/ui/options.tsx";
import { finderCopy } from "./finder-copy.ts";
import { fetchModels, nameInOption } from "./models-in-stock.ts";

type Models = { options: readonly Option[]; busy: boolean /** Chosen once they are there. */; wanted?: string };

/** The list of models follows the make; what the visitor is on keeps the focus. */
export function useModels(make: string, models: readonly Option[]) {
  const words = useCopy(finderCopy);
  const edition = useEdition();
  const select = useRef<HTMLSelectElement>(null);
  const asked = useRef(make);
  const [{ options, busy, wanted }, setModels] = useState<Models>({ options: models, busy: false });
  useLayoutEffect(() => {
    if (!select.current || wanted === undefined) return;
    select.current.value = options.some(({ value }) => value === wanted) ? wanted : "0";
  }, [options, wanted]);

  /** Undefined when another make was chosen meanwhile. */
  async function load(next: string, wanted = "0"): Promise<readonly Option[] | undefined> {
    asked.current = next;
    setModels((now) => ({ options: next === "" ? [] : now.options, busy: next !== "" }));
    if (next === "") return [];
    try {
      const options = await fetchModels(next, edition);
      if (asked.current !== next) return undefined;
      setModels({ options, busy: false, wanted });
      return options;
    } catch (error) {
      if (asked.current !== next) return undefined;
      setModels((now) => ({ ...now, busy: false }));
      throw error;
    }
  }

  return {
    field: { options, busy, select },
    /** The visitor chooses a make; without its models the form goes as it is. */
    change(field: HTMLSelectElement): void {
      load(field.value).then(
        (list) => {
          const name = nameInOption(field.selectedOptions[0]?.text ?? "");
          if (list?.length) announce(words.modelsOf(String(list.length), name));
        },
        () => field.form?.requestSubmit(),
      );
    },
    /** A make that was chosen without this component, before it came or by the device's memory. */
    follow(form: HTMLFormElement, wanted?: string): void {
      const chosen = (form.elements.namedItem("make") as HTMLSelectElement).value;
      if (chosen !== asked.current) load(chosen, wanted).catch(() => {});
    },
  };
}
