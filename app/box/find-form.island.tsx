import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import type { Chosen, Offered } from "#app/inventory/finder-props.ts";
import { fillIn, keepSearch, lastSearch } from "#app/inventory/last-search.ts";
import { sendSpecified } from "#app/inventory/send-specified.ts";
import { useModels } from "#app/inventory/use-models.ts";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/use-hydrated.ts";
import { countText } from "#core/count-text.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { Fields } from "./fields.tsx";
import { findCopy } from "./find-copy.ts";
import { Line } from "./line.tsx";
import { keepAsked, keepNear } from "./near.ts";
import { type PlateId, Plates, type PlateTexts, plateIds } from "./plates.tsx";
import { lineWithout, plateTextsOf, readFieldLine, readPlates } from "./read-plates.ts";
import { useCombobox } from "./use-combobox.tsx";
import { useFieldCount } from "./use-field-count.ts";

export type FindFormProps = Offered & {
  /** Reads the line and the fields, and leads to what they mean. */
  action: string;
  /** Where what is chosen in the fields alone leads: cars, or a part for a car. */
  results: string;
  /** Opens what this device keeps of a yard. */
  saved: string;
  /** "" where the chain publishes no prices of parts. */
  part: string;
  /** Parts that are asked for most, by name. */
  common: readonly string[];
  /** Without it the form is empty, and the device puts its last search there. */
  chosen?: Chosen | undefined;
  /** What was typed. */
  typed?: string | undefined;
};

const nothing: Chosen = { make: "", model: "0", years: [], zip: "", distance: defaultFormDistance };
const lineId = "f-q";
const withoutPart = plateIds.filter((id) => id !== "part");
const none: readonly PlateId[] = [];
const noTexts: PlateTexts = { part: "", car: "", place: "" };
const noLine = { line: "", car: "" };

/** Part, car, place: a typed line that fills three plates, each with its own plain fields; one GET form. */
function FindForm({ action, results, saved, part, common, makes, models, years, chosen, typed }: FindFormProps) {
  const words = useCopy(findCopy);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [open, setOpen] = useState<PlateId>();
  const [byHand, setByHand] = useState(noTexts);
  const [fieldLine, setFieldLine] = useState(noLine);
  const { field, change, follow } = useModels(chosen?.make ?? "", models);
  const read = useCallback(() => {
    if (!form.current) return;
    setByHand(readPlates(form.current));
    setFieldLine(readFieldLine(form.current));
  }, []);
  const setField = useCallback(
    (name: string, value: string) => {
      const input = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (input) input.value = value;
      read();
    },
    [read],
  );
  const setPart = useCallback((name: string) => setField("part", name), [setField]);
  const find = useCombobox({
    name: "f",
    inventory: action,
    saved,
    near: byHand.place,
    onPlace: (zip) => {
      setField("zip", zip);
      keepNear(zip);
    },
    plates: "always",
  });
  const understood = plateTextsOf(find.understood);
  // What was chosen by hand is meant more than the words, until the words are changed.
  const texts = {
    part: byHand.part || understood.part,
    car: byHand.car || understood.car,
    place: understood.place || byHand.place,
  };
  const chose = byHand.car !== "" || byHand.part !== "";
  const inFields = useFieldCount(fieldLine, texts.place);
  const cars = chose ? inFields : find.cars;

  // What was chosen before the script came stays; else what this device searched for last.
  const begin = useEffectEvent((filled: HTMLFormElement) => {
    const last = chosen ? undefined : lastSearch.get();
    follow(filled, last && fillIn(filled, { zip: last.zip ?? "" }) ? "0" : undefined);
    read();
  });
  const send = useEffectEvent((event: FormDataEvent) => {
    const { formData } = event;
    const line = String(formData.get("q") ?? "").trim();
    if (line !== "" && byHand.car === "") {
      for (const name of [...formData.keys()]) if (name !== "q" && name !== "zip") formData.delete(name);
      if (byHand.part)
        formData.set("q", `${byHand.part} ${understood.part ? lineWithout(find.understood, "part") : line}`);
      return;
    }
    for (const name of ["q", "part"]) formData.delete(name);
    sendSpecified(event);
    const wanted = byHand.part || understood.part || line;
    if (wanted && part) formData.append("part", wanted);
  });
  useEffect(() => {
    if (!form.current) return;
    const filled = form.current;
    const listener = (event: FormDataEvent) => send(event);
    filled.addEventListener("formdata", listener);
    begin(filled);
    return () => filled.removeEventListener("formdata", listener);
  }, []);

  /** The fields alone lead to their address at once; a line is read by the server. */
  function submit(event: FormEvent<HTMLFormElement>): void {
    const target = event.currentTarget;
    const line = (target.elements.namedItem("q") as HTMLInputElement).value.trim();
    const asksPart = part !== "" && (byHand.part !== "" || line !== "");
    target.action = line !== "" && byHand.car === "" ? action : asksPart ? part : results;
    keepSearch(event);
    keepAsked(find.understood, byHand.place);
  }
  function choose({ target }: FormEvent): void {
    if (!(target instanceof HTMLElement) || target.id === lineId) return;
    if (target instanceof HTMLSelectElement && target.name === "make") change(target);
    read();
  }
  const press = (id: PlateId) => setOpen(open === id ? undefined : id);

  return (
    <form className="find" action={action} aria-labelledby="find-h" ref={form} onSubmit={submit} onInput={choose}>
      <div className="find__line box">
        <Line id={lineId} name="q" value={typed} large find={find} />
      </div>
      {find.popup}
      <Plates
        name="find"
        ids={part === "" ? withoutPart : plateIds}
        texts={hydrated ? texts : noTexts}
        open={open}
        opens={plateIds}
        onPress={press}
        forgets={understood.place ? none : ["place"]}
        onForget={() => {
          setField("zip", "");
          keepNear("");
        }}
      />
      <Fields
        {...{ open, part: part !== "", common, makes, years, chosen: chosen ?? nothing }}
        {...{ models: field.options, busy: field.busy, select: field.select, onPart: setPart }}
      />
      <Button>
        <Icon name="search" /> {cars > 0 ? words.see(cars, countText(cars)) : words.search}
      </Button>
    </form>
  );
}

export default defineIsland("find-form", FindForm);
