import { type FocusEvent, Fragment, type Ref, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-shapes.tsx";
import { AnswerMore, AnswerSign, RuleSign } from "./answer-sign.tsx";
import { AskPlace } from "./ask-place.tsx";
import { boxCopy } from "./box-copy.ts";
import { isTold } from "./is-told.ts";
import { markTyped } from "./mark-typed.ts";
import type { Option } from "./option.ts";
import { understoodCopy } from "./understood-copy.ts";
import type { ShownSuggestions } from "./use-suggestions.ts";
import { WhichEngine } from "./which-engine.tsx";
import "#app/ui/chip.css";
import "./box.css";

/** Those that are lines of the list, and the sign before each. */
const icons: Partial<Record<Option["kind"], IconName>> = {
  own: "wheel",
  recent: "search",
  answer: "toolbox",
  part: "tag",
  car: "wheel",
  yard: "directions",
  saved: "map",
  place: "locate",
  page: "forward",
};
type LineKind = Exclude<Option["kind"], "here" | "rule">;
const isLine = (kind: Option["kind"]): kind is LineKind => kind in icons;

type Props = {
  id: string;
  ref: Ref<HTMLDivElement>;
  shown: ShownSuggestions;
  active: number;
  near: string;
  /** The place is asked, and by what its question is known. */
  asksPlace: boolean;
  placeId: string;
  onPlace(zip: string): void;
  /** To where an option leads. */
  onGo(): void;
  onLeave(event: FocusEvent): void;
  onRetype(line: string): void;
  onEscape(): void;
};

/** Under the box: what was understood, as buttons that take it off, what has to be asked, then where the line may lead. */
export function SuggestionList({ id, ref, shown, active, near, asksPlace, placeId, ...on }: Props) {
  const words = useCopy(boxCopy);
  // Who does not know the engine is not asked again for the same line.
  const [unsure, setUnsure] = useState("");
  const kinds = [...new Set(shown.options.map(({ kind }) => kind))].filter(isLine);
  const [first] = shown.options;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what comes from its buttons
    <div
      className="suggestions"
      ref={ref}
      onBlur={on.onLeave}
      onClick={({ target }) => (target as Element).closest("[role=option]") && on.onGo()}
      onKeyDown={({ key }) => key === "Escape" && on.onEscape()}
      // The focus stays in the field.
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
    >
      <Chips shown={shown} onRetype={on.onRetype} />
      {asksPlace && <AskPlace id={placeId} near={near} onPlace={on.onPlace} />}
      {shown.noSignal && <p className="suggestions__note">{first ? words.savedOnly : words.noSignal}</p>}
      {shown.fit && <p className="suggestions__note">{shown.fit}</p>}
      {shown.engines.length > 0 && unsure !== shown.typed && (
        <WhichEngine engines={shown.engines} onRetype={on.onRetype} onUnsure={() => setUnsure(shown.typed)} />
      )}
      {first && (
        // What another line finds is another list: nothing of it slides away from under a finger.
        <div key={shown.typed} id={id} role="listbox" aria-label={words.suggestions}>
          {first.here && <AnswerSign id={`${id}-0`} here={first.here} selected={active === 0} />}
          {first.rule && (
            <RuleSign id={`${id}-0`} rule={first.rule} page={first.text} url={first.url} selected={active === 0} />
          )}
          {kinds.map((kind) => (
            // biome-ignore lint/a11y/useSemanticElements: options stand in no fieldset
            <div key={kind} role="group" aria-label={words.groups[kind]}>
              <p className="suggestions__head" aria-hidden="true">
                {words.groups[kind]}
              </p>
              {shown.options.map((option, at) =>
                option.kind === kind ? (
                  <a
                    key={option.url + option.text}
                    className="suggestions__option"
                    role="option"
                    id={`${id}-${at}`}
                    href={option.url}
                    tabIndex={-1}
                    aria-selected={at === active}
                  >
                    <Icon name={icons[kind] ?? "forward"} />
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
      {first?.here && <AnswerMore key={`more ${shown.typed}`} here={first.here} />}
    </div>
  );
}

/** What was understood, or the words that an answer goes without. */
function Chips({ shown, onRetype }: Pick<Props, "shown" | "onRetype">) {
  const words = useCopy(boxCopy);
  const chips = useCopy(understoodCopy);
  if (shown.understood.length === 0) return null;
  const left = shown.understood.every(isTold);
  return (
    <div className={left ? "suggestions__top suggestions__left" : "suggestions__top"}>
      {left && <span>{shown.options[0]?.here ? words.leftOut : words.unknown}</span>}
      <ul className="chips" aria-label={left ? chips.kinds.unknown : chips.understood}>
        {shown.understood.map(({ kind, text, without }) => (
          <li key={kind + text}>
            <button
              type="button"
              className={isTold({ kind }) ? "chip chip--no" : "chip"}
              aria-label={chips.remove(chips.kinds[kind], text)}
              onClick={() => onRetype(without)}
            >
              {(!left || kind === "without") && <small>{chips.kinds[kind]}</small>} {text} <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
