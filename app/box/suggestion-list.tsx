import { type FocusEvent, Fragment, type Ref } from "react";
import { useCopy } from "#app/page.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { AnswerSign } from "./answer-sign.tsx";
import { boxCopy } from "./box-copy.ts";
import { markTyped } from "./mark-typed.ts";
import { AskPlace } from "./place-plate.tsx";
import { understoodCopy } from "./understood-copy.ts";
import type { Option, ShownSuggestions } from "./use-suggestions.ts";
import "#app/ui/chip.css";
import "./box.css";

const icons: Record<Exclude<Option["kind"], "here">, IconName> = {
  recent: "search",
  answer: "toolbox",
  part: "tag",
  car: "wheel",
  yard: "directions",
  place: "locate",
  page: "forward",
};

type Props = {
  id: string;
  ref: Ref<HTMLDivElement>;
  shown: ShownSuggestions;
  active: number;
  near: string;
  onPlace(zip: string): void;
  onLeave(event: FocusEvent): void;
  onRetype(line: string): void;
  onEscape(): void;
};

/** Under the box: what was understood, as buttons that take it off, then where the line may lead, by kind. */
export function SuggestionList({ id, ref, shown, active, near, onPlace, onLeave, onRetype, onEscape }: Props) {
  const words = useCopy(boxCopy);
  const chips = useCopy(understoodCopy);
  const kinds = [...new Set(shown.options.map(({ kind }) => kind))].filter((kind) => kind !== "here");
  const [first] = shown.options;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what comes from its buttons
    <div
      className="sug"
      ref={ref}
      onBlur={onLeave}
      onKeyDown={({ key }) => key === "Escape" && onEscape()}
      // The focus stays in the field.
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
    >
      {shown.understood.length > 0 && (
        <ul className="chips sug__top" aria-label={chips.understood}>
          {shown.understood.map(({ kind, text, without }) => (
            <li key={kind + text}>
              <button
                type="button"
                className={kind === "unknown" ? "chip chip--no" : "chip"}
                aria-label={chips.remove(chips.kinds[kind], text)}
                onClick={() => onRetype(without)}
              >
                <small>{chips.kinds[kind]}</small> {text} <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.asksPlace && <AskPlace near={near} onPlace={onPlace} />}
      {first && (
        <div id={id} role="listbox" aria-label={words.suggestions}>
          {first.here && <AnswerSign id={`${id}-0`} here={first.here} selected={active === 0} />}
          {kinds.map((kind) => (
            // biome-ignore lint/a11y/useSemanticElements: options stand in no fieldset
            <div key={kind} role="group" aria-label={words.groups[kind]}>
              <p className="sug__h" aria-hidden="true">
                {words.groups[kind]}
              </p>
              {shown.options.map((option, at) =>
                option.kind === kind ? (
                  <a
                    key={option.url + option.text}
                    className="sug__o"
                    role="option"
                    id={`${id}-${at}`}
                    href={option.url}
                    tabIndex={-1}
                    aria-selected={at === active}
                  >
                    <Icon name={icons[kind]} />
                    <span>
                      {markTyped(option.text, shown.typed).map((piece, part) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order
                        <Fragment key={part}>{part % 2 === 1 ? <b>{piece}</b> : piece}</Fragment>
                      ))}
                      {option.note && <small> {option.note}</small>}
                    </span>
                    {option.count && <span>{option.count}</span>}
                  </a>
                ) : null,
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
