import { useEffect, useState, useSyncExternalStore } from "react";
import { useCopy } from "#app/page.tsx";
import { announce } from "#app/shell/browser/announce.ts";
import { Icon } from "#app/ui/icon.tsx";
import { copy } from "./add-copy.ts";
import type { Addition } from "./addition.ts";
import "./add.css";

type Code = typeof import("./adding-code.ts");
type AddToListProps = Addition & {
  /** What is added, as it is called aloud. */
  name: string;
  onPress?(on: boolean): void;
};

/** Where the list's code is there already. */
export function AddWith({ code, name, onPress, ...addition }: AddToListProps & { code: Code }) {
  const words = useCopy(copy);
  const book = useSyncExternalStore(code.subscribe, code.getBook);
  const on = code.isListed(book, addition);
  return (
    <button
      className="add"
      type="button"
      aria-label={`${on ? words.added : words.add}: ${name}`}
      aria-pressed={on}
      onClick={() => {
        const refusal = code.changeBook(code.toggle(addition));
        const say = on ? words.taken : words.put;
        announce(refusal ? words.refused[refusal] : say(name, code.countAll(code.getBook())));
        if (!on && !refusal) code.keepYardSoon(addition.store);
        if (!refusal) onPress?.(!on);
      }}
    >
      <Icon name={on ? "check" : "plus"} />
      <span>{on ? words.added : words.add}</span>
    </button>
  );
}

/** “+ Lista” in an island whose page can do without the list: the list's code comes after the page. */
export function AddToList(props: AddToListProps) {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    import("./adding-code.ts").then(setCode);
  }, []);
  return <span className="adds">{code && <AddWith code={code} {...props} />}</span>;
}
