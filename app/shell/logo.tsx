const wrench =
  "M48 46.6 57.6 41V28L61.6 24.2 72 34.6 70.2 45.4C69.4 50 66.4 53.6 62.4 56.2L56 60.4V74.6Q56 76.6 54 76.6H42Q40 76.6 40 74.6V60.4L33.6 56.2C29.6 53.6 26.6 50 25.8 45.4L24 34.6 34.4 24.2 38.4 28V41z";
const letters: readonly [offset: number, path: string][] = [
  [0, "M0 0H13.4L18.2 20.4 23 0H36.4L24.4 35.4V56H12V35.4z"],
  [
    38.4,
    "M17 0C7 0 0 6.4 0 16.4V39.6C0 49.6 7 56 17 56S34 49.6 34 39.6V16.4C34 6.4 27 0 17 0zM17 10.6 22 15.6V40.4L17 45.4 12 40.4V15.6z",
  ],
  [80, "M0 0H12L22.4 29V0H34V56H22.4L11.6 26V56H0z"],
  [121.8, "M0 0H12.2V22L21.2 0H34.4L23.6 25.4 35.6 56H22.2L15.6 36.6 12.2 43.4V56H0z"],
  [162.2, "M0 0H27V11.4H12.2V22.2H24.4V33H12.2V44.6H27V56H0z"],
];
const ink = { light: "#15171a", dark: "#fff", mono: "#000" } as const;

function Diamond({ mono }: { mono: boolean }) {
  if (mono) {
    return (
      <rect
        x="16"
        y="16"
        width="64"
        height="64"
        rx="10"
        transform="rotate(45 48 48)"
        fill="none"
        stroke="#000"
        strokeWidth="4.5"
      />
    );
  }
  return (
    <>
      <rect x="14" y="14" width="68" height="68" rx="11" transform="rotate(45 48 48)" fill="#ffcd00" />
      <rect
        x="18.5"
        y="18.5"
        width="59"
        height="59"
        rx="7"
        transform="rotate(45 48 48)"
        fill="none"
        stroke="#15171a"
        strokeWidth="3.4"
      />
    </>
  );
}

/** The drawing alone; what it stands in names it. `on` is the ground: light or yellow, asphalt, or paper. */
export function Logo({ on, mark = false }: { on: "light" | "dark" | "mono"; mark?: boolean }) {
  const width = mark ? 96 : 295;
  return (
    <svg viewBox={`0 0 ${width} 96`} width={width} height="96" aria-hidden="true">
      <Diamond mono={on === "mono"} />
      <path transform="translate(4.3 4.2) scale(.91)" d={wrench} fill={on === "mono" ? "#000" : "#15171a"} />
      {!mark && (
        <g
          transform="translate(108 21) scale(0.98)"
          fill={ink[on]}
          fillRule="evenodd"
          stroke={ink[on]}
          strokeWidth="1.6"
          strokeLinejoin="round"
        >
          {letters.map(([offset, path]) => (
            <path key={offset} transform={`translate(${offset})`} d={path} />
          ))}
        </g>
      )}
    </svg>
  );
}
