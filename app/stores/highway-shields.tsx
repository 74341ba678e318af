import { useCopy, useEdition } from "#app/page.tsx";
import type { Highway } from "#core/highway.ts";
import { regions } from "#core/region.ts";
import { highwayCopy } from "./highway-copy.ts";
import "./shields.css";

/** Our own plain shields, 40 units high: what is filled, in its colour, below and above. */
const shapes = {
  interstate: [
    ["#0b4a8f", "M4 9Q12 9 20 3q8 6 16 6 4 20-16 29Q0 29 4 9z"],
    ["#9f111b", "M4 9Q12 9 20 3q8 6 16 6l.3 4H3.700z"],
  ],
  us: [["#fff", "M8 3q6 4 12 0 6 4 12 0l5 6q-4 6-2 13 1 9-15 15Q4 31 5 22q2-7-2-13z"]],
  state: [["#fff", "M20 4c10 0 17 7 17 16s-7 16-17 16S3 29 3 20 10 4 20 4z"]],
  province: [["#fff", "M5 5h30v20q0 8-15 12Q5 33 5 25z"]],
} as const satisfies Record<Highway["kind"], readonly (readonly [fill: string, d: string])[]>;

/** Three digits need a wider one. */
function Shield({ kind, number }: Pick<Highway, "kind" | "number">) {
  const wide = number.length > 2;
  const line = kind === "interstate" ? "#fff" : "#15171a";
  return (
    <svg
      className={wide ? "shield shield--wide" : "shield"}
      viewBox={wide ? "-4 0 48 40" : "0 0 40 40"}
      aria-hidden="true"
    >
      <g transform={wide ? "matrix(1.2 0 0 1 -4 0)" : undefined}>
        {shapes[kind].map(([fill, d]) => (
          <path key={d} d={d} fill={fill} />
        ))}
        <path d={shapes[kind][0][1]} fill="none" stroke={line} strokeWidth="2" />
      </g>
      <text x="20" y="28" textAnchor="middle" fontSize="20" fill={line}>
        {number}
      </text>
    </svg>
  );
}

/** The highways near a store as their shields, with the exits; readers hear their names. */
export function HighwayShields({ highways }: { highways: readonly Highway[] }) {
  const words = useCopy(highwayCopy);
  const edition = useEdition();
  if (highways.length === 0) return null;
  const nameOf = ({ kind, region, number }: Highway) => {
    const country = kind === "province" ? "CA" : "US";
    return words[kind](number, regions[country][region]?.[edition] ?? "");
  };
  return (
    <span className="shields">
      {highways.map((highway) => (
        <span key={`${highway.kind} ${highway.region}${highway.number} ${highway.exit}`} className="whole-name">
          <Shield {...highway} />
          <span className="sr-only">{nameOf(highway)}</span>
          {highway.exit && <span> {words.exit(highway.exit)}</span>}
        </span>
      ))}
    </span>
  );
}
