import type { ReactNode } from "react";
import { Sign } from "./sign.tsx";
import "./guide.css";

type GuideLine = { href: string; name: string; note?: ReactNode; distance?: string | undefined };

/** A guide sign: places in order, with the distance at the right. With a `title` it is a card of its own. */
export function GuideSign({
  lines,
  label,
  title,
  id,
}: {
  lines: readonly GuideLine[];
  label?: string;
  title?: string;
  id?: string;
}) {
  const naming = title !== undefined && id !== undefined ? { labelledBy: id } : { label: label ?? title ?? "" };
  return (
    <Sign kind="guide" small as="nav" className={title === undefined ? "guide" : "guide guide--card"} {...naming}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <ul className="guide__list">
        {lines.map((line) => (
          <li key={line.href}>
            <a href={line.href}>
              <span>
                {line.name} {line.note !== undefined && <small>{line.note}</small>}
              </span>{" "}
              {line.distance !== undefined && <span>{line.distance}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Sign>
  );
}
