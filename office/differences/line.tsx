import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import type { DifferenceLine } from "./load.ts";
import "./differences.css";

/** A row as it is painted on its sign; a price and a status stand as words. */
export function Value({ kind, children, old }: Pick<DifferenceLine, "kind"> & { children: string; old?: true }) {
  if (kind === "place") return <span className={old ? "o-place o-place--old" : "o-place"}>{children}</span>;
  return old ? <del>{children}</del> : <b>{children}</b>;
}

function Says({ line: { kind, system, row } }: { line: DifferenceLine }) {
  const words = useCopy(copy);
  if (kind === "presence")
    return (
      <>
        {words.listed(row)}
        {row && (
          <>
            {" "}
            <span className="o-place">{row}</span>
          </>
        )}
      </>
    );
  return (
    <>
      {words.says[kind]} <Value kind={kind}>{system}</Value>
    </>
  );
}

/** Both words on one field, and the two keys that decide between them. */
export function Decide({ line, chosen }: { line: DifferenceLine; chosen: "keep" | "take" | undefined }) {
  const words = useCopy(copy);
  const { key, seen, kind, name, number, yard, mine, system, who, when, before } = line;
  const news = kind === "presence" ? words.cameBack : before ? words.before(before) : words.beforeNothing;
  return (
    <li>
      <div>
        <h3>
          {name} <small>{[number, yard].filter(Boolean).join(" · ")}</small>
        </h3>
        <p>
          <Says line={line} />; {words.did[kind](who)}
          {kind !== "presence" && (
            <>
              {" "}
              <Value kind={kind}>{mine}</Value>
            </>
          )}{" "}
          {words.when(when)} <span className="diff-by">{news}</span>
        </p>
      </div>
      <fieldset className="diff-keys">
        <legend className="sr-only">{name}</legend>
        <input type="hidden" name={`s.${key}`} value={seen} />
        {(["keep", "take"] as const).map((one) => (
          <label key={one}>
            <input type="radio" name={`a.${key}`} value={one} defaultChecked={one === chosen} />
            {one === "keep" ? words.keep(mine) : words.take(system)}
          </label>
        ))}
      </fieldset>
    </li>
  );
}
