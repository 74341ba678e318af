import { ink, yellow } from "./map-paints.ts";
import type { Spot } from "./projection.ts";

type PinProps = { spot: Spot; href: string; name: string; text?: string | number; small?: boolean };

/** A yellow diamond whose foot is on the place; `text` is the number in the list, or how many stand here. */
export function Pin({ spot, href, name, text, small = false }: PinProps) {
  const half = small ? 10 : 15;
  const top = small ? 22 : 32;
  return (
    <g transform={`translate(${Math.round(spot.x)} ${Math.round(spot.y)})`}>
      <a className="pin" href={href} aria-label={name}>
        <title>{name}</title>
        <path d={small ? "M0 0-7-12H7z" : "M0 0-9-15H9z"} fill={ink} />
        <rect
          x={-half}
          y={-half}
          width={half * 2}
          height={half * 2}
          rx="5"
          transform={`translate(0 ${-top}) rotate(45)`}
          fill={yellow}
          stroke={ink}
          strokeWidth="4"
        />
        {text !== undefined ? (
          <text y={-top + (small ? 6 : 7)} textAnchor="middle" fontSize={small ? 16 : 20} fontWeight="800" fill={ink}>
            {text}
          </text>
        ) : (
          <circle cy={-top} r={small ? 4 : 6} fill={ink} />
        )}
      </a>
    </g>
  );
}

/** Where the distances are measured from. */
export function StartMark({ spot, name }: { spot: Spot; name: string }) {
  return (
    <g transform={`translate(${Math.round(spot.x)} ${Math.round(spot.y)})`}>
      <title>{name}</title>
      <circle r="9" fill="#fff" stroke={ink} strokeWidth="4" />
      <circle r="3" fill={ink} />
    </g>
  );
}
