import { mark } from "#app/marks.ts";
import { findTheme } from "#content/chain-facts.ts";
import type { Label } from "./labels.ts";
import { ink, yellow } from "./map-paints.ts";
import type { Spot } from "./projection.ts";
import "#app/stores/maps.css";

type PinProps = {
  spot: Spot;
  href: string;
  name: string;
  /** The number in the list, or how many stand here. */
  text?: string | number | undefined;
  small?: boolean | undefined;
  /** Beside the pin: where it has room always, or on a wide screen; else while the pin is pointed at. */
  label: { text: string; placed?: Label | undefined; wide?: Label | undefined };
  /** Where the place is, when the pin had to make way for another. */
  from?: Spot | undefined;
  /** The store that a row of the list joins to this pin. */
  yard?: number | undefined;
};

const round = ({ x, y }: Spot) => `${Math.round(x)} ${Math.round(y)}`;

/** A yellow diamond whose foot is on the place. */
export function Pin({ spot, href, name, text, small = false, label, from, yard }: PinProps) {
  const half = small ? 11 : 15;
  const top = small ? 24 : 32;
  const side = (label.placed ?? label.wide)?.side ?? (spot.x > 200 ? "end" : "start");
  const shows = label.placed ? "" : label.wide ? " pin__name--wide" : " pin__name--wait";
  return (
    <g transform={`translate(${round(spot)})`}>
      {from && (
        <g fill={ink} stroke={ink}>
          <path d={`M0 0L${round({ x: from.x - spot.x, y: from.y - spot.y })}`} strokeWidth="2" />
          <circle cx={Math.round(from.x - spot.x)} cy={Math.round(from.y - spot.y)} r="3" />
        </g>
      )}
      <a className="pin" href={href} aria-label={name} {...mark("yard", yard)}>
        <title>{name}</title>
        <path d="M-25-56h50v58h-50z" fillOpacity="0" />
        <path d={small ? "M0 0-7-13H7z" : "M0 0-9-15H9z"} fill={ink} />
        <rect
          x={-half}
          y={-half}
          width={half * 2}
          height={half * 2}
          rx="5"
          transform={`translate(0 ${-top}) rotate(45)`}
          fill={findTheme()?.mainColour ?? yellow}
          stroke={ink}
          strokeWidth="4"
        />
        {text !== undefined ? (
          <text y={-top + 7} textAnchor="middle" fontSize="20" fontWeight="800" fill={ink}>
            {text}
          </text>
        ) : (
          <circle cy={-top} r={small ? 4 : 6} fill={ink} />
        )}
      </a>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus; the link says the name */}
      <text
        className={`pin__name${shows}`}
        x={side === "end" ? -26 : 26}
        y="-24"
        textAnchor={side}
        fontSize="17"
        aria-hidden="true"
      >
        {label.text}
      </text>
    </g>
  );
}

/** Where the distances are measured from. */
export function StartMark({ spot, name }: { spot: Spot; name: string }) {
  return (
    <g transform={`translate(${round(spot)})`}>
      <g className="start">
        <title>{name}</title>
        <circle r="9" fill="#fff" stroke={ink} strokeWidth="4" />
        <circle r="3" fill={ink} />
      </g>
    </g>
  );
}
