import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { clearMark, markOf } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { boxCopy } from "./box-copy.ts";
import { isTold } from "./is-told.ts";
import { keepAsked } from "./near.ts";
import type { Option } from "./option.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSheet } from "./use-sheet.ts";
import { useSuggestions } from "./use-suggestions.ts";

const chosenIn = (popup: HTMLElement | null) => popup?.querySelector<HTMLElement>("[aria-selected=true]");
const nameOf = (option?: Option) => (option ? option.url + option.text : "");

type Asked = {
  /** What it asks for a place is known by this name and "-place". */
  name: string;
  /** Recent searches are those under this address. */
  inventory: string;
  /** Opens what this device keeps of a yard. */
  saved: string;
  /** What the line is asked near; "" = no place is known. */
  near: string;
  onPlace(zip: string): void;
  /** Shows by itself what was understood: the list says only what was not. In a sheet or wherever it stands. */
  plates: "sheet" | "always";
};

/**
 * The ARIA combobox with a list: the focus stays in the field, the arrows choose, Escape closes and keeps what was typed.
 * On a phone it is a sheet that fills the screen.
 */
export function useCombobox({ name, inventory, saved, near, onPlace, plates }: Asked) {
  const words = useCopy(boxCopy);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useId();
  // The menu's word for the search opens it on the site's pages (shell/browser/search-word.ts).
  const [pages, setPages] = useState(false);
  const { shown, ask, stop } = useSuggestions({ inventory, near, saved, pages });
  // Until its code is there and in use it is a plain field, and is called one.
  const [inUse, setInUse] = useState(false);
  const [open, setOpen] = useState(false);
  // By name, not by place: who chose while the answer to the last letters was under way keeps the choice.
  const [choice, choose] = useState("");
  const [askingPlace, askPlace] = useState(false);
  const active = choice === "" ? -1 : shown.options.findIndex((option) => nameOf(option) === choice);
  const count = shown.options.length;
  const sheet = useSheet({ field: input, name: words.search, opened: begin, closed: close });
  const isOpen = sheet.isOpen || (open && (count > 0 || shown.understood.length > 0 || shown.noSignal));
  // What was understood is no list to choose from.
  const hasList = isOpen && count > 0;

  // Whoever began before the code came is answered now.
  const answer = useEffectEvent(({ id, value, defaultValue }: HTMLInputElement) => {
    const isMeant = markOf(document.documentElement, "pressed") === id || value !== defaultValue;
    if (!isMeant || !sheet.open()) focus();
  });
  useEffect(() => {
    if (input.current && document.activeElement === input.current) answer(input.current);
  }, []);
  // Another place: what is shown was nearest to the one before.
  const askAgain = useEffectEvent((_near: string, _pages: boolean) => isOpen && ask(input.current?.value ?? "", 0));
  useEffect(() => {
    askAgain(near, pages);
  }, [near, pages]);
  useEffect(() => {
    if (active >= 0) chosenIn(popup.current)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const isOfPages = () => markOf(input.current?.form, "pages") !== undefined;
  /** Who comes by the Tab key only passes by: a screen is filled for a press, once it is whole, and for what is typed. */
  function focus(): void {
    if (isOfPages() ? !sheet.open() : !sheet.comes()) begin();
  }
  function begin(): void {
    setInUse(true);
    setPages(isOfPages());
    show();
    ask(input.current?.value ?? "", 0);
  }
  function show(): void {
    setOpen(true);
  }
  function close(): void {
    stop();
    setOpen(false);
    askPlace(false);
    const form = input.current?.form;
    if (form) clearMark(form, "pages");
    choose("");
  }
  function dismiss(keyboard: boolean): void {
    sheet.close(keyboard);
    close();
  }
  /** The line was changed by a chip. */
  function retype(line: string): void {
    if (!input.current) return;
    input.current.value = line;
    input.current.focus();
    begin();
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // What was held off may be the answer to a longer line than the one that is known.
    if (step && count > 0 && (isOpen || shown.typed === input.current?.value.trimStart())) {
      event.preventDefault();
      setOpen(true);
      // One place more than there are options: the field itself.
      const next = isOpen ? ((active + 1 + step + count + 1) % (count + 1)) - 1 : step > 0 ? 0 : count - 1;
      choose(nameOf(shown.options[next]));
    } else if (step) begin();
    else if (event.key === "Escape") {
      if (isOpen) event.preventDefault();
      // The page hears nothing of it: it may have a menu of its own to close.
      if (sheet.isOpen) event.stopPropagation();
      if (sheet.isOpen && input.current?.value) retype("");
      else dismiss(true);
    } else if (event.key === "Enter") {
      if (isOpen && active >= 0) {
        event.preventDefault();
        chosenIn(popup.current)?.click();
      }
      // Where the line leads may take long; an answer that comes meanwhile opens nothing.
      else dismiss(false);
    } else if (event.key === "Home" || event.key === "End") choose("");
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // On the way to a chip the list stays, but who leaves the field chooses nothing; a sheet stays until it is closed.
    if (sheet.isOpen || popup.current?.contains(relatedTarget)) choose("");
    else if (relatedTarget !== input.current) close();
  };

  return {
    inUse,
    isSheet: sheet.isOpen,
    pages,
    askingPlace,
    askPlace,
    retype,
    dismiss,
    clear: () => retype(""),
    understood: shown.understood,
    cars: shown.cars,
    field: {
      ref: input,
      onFocus: focus,
      onClick: sheet.open,
      onInput: () => {
        sheet.open();
        show();
        choose("");
        ask(input.current?.value ?? "");
      },
      onKeyDown: press,
      onBlur: leave,
      ...(inUse && {
        role: "combobox",
        "aria-autocomplete": "list" as const,
        "aria-expanded": hasList,
        "aria-controls": hasList ? list : undefined,
        "aria-activedescendant": hasList && active >= 0 ? `${list}-${active}` : undefined,
      }),
    },
    popup: isOpen && (
      <SuggestionList
        id={list}
        ref={popup}
        shown={plates === "always" || sheet.isOpen ? { ...shown, understood: shown.understood.filter(isTold) } : shown}
        active={active}
        near={near}
        asksPlace={shown.asksPlace || (askingPlace && near === "")}
        placeId={`${name}-place`}
        onPlace={onPlace}
        onGo={() => keepAsked(shown.understood, near)}
        onLeave={leave}
        onRetype={retype}
        onEscape={() => {
          input.current?.focus();
          dismiss(true);
        }}
      />
    ),
  };
}
