import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { applySheet } from "#app/shell/browser/whole-sheet.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { type Option, useSuggestions } from "./use-suggestions.ts";

const nameOf = (option?: Option) => (option ? option.url + option.text : "");

/** The ARIA combobox with a list: the focus stays in the field, the arrows choose, Escape closes and keeps what was typed. Recent searches are those under `inventory`. */
export function useCombobox(inventory: string) {
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useId();
  const { shown, ask, stop } = useSuggestions(inventory);
  // Until its code is there and in use it is a plain field, and is called one.
  const [alive, setAlive] = useState(false);
  const [open, setOpen] = useState(false);
  // Whoever closed it before its rules or the answer came does not want it afterwards.
  const wanted = useRef(false);
  // By name, not by place: who chose while the answer to the last letters was under way keeps the choice.
  const [choice, choose] = useState("");
  const active = choice === "" ? -1 : shown.options.findIndex((option) => nameOf(option) === choice);
  const count = shown.options.length;
  const isOpen = open && (count > 0 || shown.understood.length > 0);
  // What was understood is no list to choose from.
  const hasList = isOpen && count > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; whoever began before the code came is answered now
  useEffect(() => {
    if (input.current && document.activeElement === input.current) begin();
  }, []);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, list]);

  function begin(): void {
    setAlive(true);
    show();
    ask(input.current?.value ?? "", 0);
  }
  function show(): void {
    wanted.current = true;
    // The page came without the rules of the list.
    applySheet().then(() => setOpen(wanted.current));
  }
  function close(): void {
    wanted.current = false;
    stop();
    setOpen(false);
    choose("");
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
      close();
    } else if (event.key === "Enter") {
      if (isOpen && active >= 0) {
        event.preventDefault();
        document.getElementById(`${list}-${active}`)?.click();
      }
      // Where the line leads may take long; an answer that comes meanwhile opens nothing.
      close();
    } else if (event.key === "Home" || event.key === "End") choose("");
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // On the way to a chip the list stays, but who leaves the field chooses nothing.
    if (popup.current?.contains(relatedTarget)) choose("");
    else if (relatedTarget !== input.current) close();
  };

  return {
    alive,
    field: {
      ref: input,
      onFocus: begin,
      onInput: () => {
        show();
        choose("");
        ask(input.current?.value ?? "");
      },
      onKeyDown: press,
      onBlur: leave,
      ...(alive && {
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
        shown={shown}
        active={active}
        onLeave={leave}
        onRetype={retype}
        onEscape={() => {
          input.current?.focus();
          close();
        }}
      />
    ),
  };
}
