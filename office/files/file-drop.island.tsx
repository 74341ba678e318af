import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Select } from "#app/ui/field.tsx";
import type { Option } from "#app/ui/options.tsx";
import type { FormTarget } from "../browser/post.ts";
import { copy } from "./copy.ts";
import "./files.css";

export type FileDropProps = {
  target: FormTarget;
  feeds: readonly Option[];
  stores: readonly Option[];
  /** The file itself may say which store each line is about. */
  everywhere: boolean;
  /** The store that is looked at. */
  yard: string;
  problem: string | undefined;
};

/** Sends a file to be looked at; with script it may be dropped anywhere on the page. */
function FileDrop({ target, feeds, stores, everywhere, yard, problem }: FileDropProps) {
  const words = useCopy(copy);
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"ready" | "over" | "reading">("ready");
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setState("over");
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setState("ready");
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setState("ready");
      if (file.current && event.dataTransfer?.files.length) file.current.files = event.dataTransfer.files;
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
    };
  }, []);
  const places = everywhere ? [{ value: "", text: words.storeInFile }, ...stores] : stores;
  const kinds = [{ value: "", text: words.byColumns }, ...feeds];
  const dates = Object.entries(words.datesAs).map(([value, text]) => ({ value, text }));
  return (
    <form
      ref={form}
      className={state === "over" ? "o-drop o-drop--over" : "o-drop"}
      method="post"
      action={target.action}
      encType="multipart/form-data"
      onSubmit={() => setState("reading")}
    >
      <input type="hidden" name="_csrf" value={target.csrf} />
      <input type="hidden" name="do" value="upload" />
      <h2>{words.drop}</h2>
      <Select id="feed" name="feed" label={words.feed} options={kinds} />
      <Select id="store" name="store" label={words.store} options={places} defaultValue={yard || places[0]?.value} />
      <Select id="dates" name="dates" label={words.dates} options={dates} />
      <Field
        ref={file}
        id="file"
        name="file"
        type="file"
        label={words.dropHere}
        hint={words.kinds}
        error={problem}
        accept=".xlsx,.csv,.tsv,.txt,.json,.xml,.zip"
        required
      />
      <p className="o-help">{words.nothingYet}</p>
      <Button disabled={state === "reading"}>{state === "reading" ? words.reading : words.send}</Button>
    </form>
  );
}

export default defineIsland("file-drop", FileDrop);
