import type { ReactNode } from "react";

const line = (d: string) => <path d={d} />;

/** 24-unit drawings in one stroke, by what they show. */
export const iconShapes = {
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5.5 5.5" />
    </>
  ),
  close: line("m5 5 14 14M19 5 5 19"),
  check: line("m4 13 5.5 5.5L20 6"),
  warning: line("M12 3 22 21H2zM12 10v5M12 17.5v.6"),
  menu: line("M3 6h18M3 12h18M3 18h18"),
  pictures: line("M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z"),
  order: line("M7 4v16M3 16l4 4 4-4M17 20V4M13 8l4-4 4 4"),
  filters: line("M3 5h18M6 12h12M10 19h4"),
  down: line("m4 8 8 8 8-8"),
  next: line("m9 4 8 8-8 8"),
  previous: line("m15 4-8 8 8 8"),
  forward: line("M4 12h15M13 5l7 7-7 7"),
  back: line("M20 12H5M11 5l-7 7 7 7"),
  pause: <path d="M8 5v14M16 5v14" strokeWidth="4" />,
  play: <path d="M7 4.5v15L19 12z" fill="currentColor" />,
  external: line("M9 5H4v15h15v-5M13 4h7v7M20 4 10 14"),
  phone: line("M4 4h5l2 5-3 2c1 2.5 2.5 4 5 5l2-3 5 2v5h-2C10.5 20 4 13.5 4 6z"),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c-6 6-6 12 0 18 6-6 6-12 0-18" />
    </>
  ),
  tag: line("M3 3h9l9 9-9 9-9-9zM7.5 7.5v.1"),
  directions: line("M7 21V12q0-4 4-4h7M13 3l5.5 5L13 13"),
  map: line("M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15"),
  share: line("M12 15V3M7 7.5 12 3l5 4.5M5 12v9h14v-9"),
  sun: line("M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2M12 8a4 4 0 1 0 .1 0z"),
  print: line("M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z"),
  copy: line("M8 8V3h13v13h-5M3 8h13v13H3z"),
  plus: line("M12 4v16M4 12h16"),
  list: line("M9 6h12M9 12h12M9 18h12M3 5l1.5 1.5L7 4M3 11l1.5 1.5L7 10M3 17l1.5 1.5L7 16"),
  whatsapp: line("M4 20l1.2-4A8 8 0 1 1 8 18.8zM9 8c-1 3 3 7 6.5 7l1-2-2.5-1-1 1c-1-.5-2-1.5-2.5-2.5l1-1L10.5 7z"),
  locate: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 1v5M12 18v5M1 12h5M18 12h5" />
    </>
  ),
  wheelbarrow: (
    <>
      <path d="M2 5h4l3 9h9l3-8H7" />
      <circle cx="12" cy="19" r="2.5" />
      <path d="M18 14v6" />
    </>
  ),
  hoist: line("M4 21 10 3h4l6 18M12 3v7M9.5 13.5a2.5 2.5 0 1 0 2.5-3.5"),
  cash: (
    <>
      <path d="M3 6h18v12H3z" />
      <circle cx="12" cy="12" r="2.8" />
      <path d="M6 9v.1M18 15v.1" />
    </>
  ),
  wheel: (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5" />
    </>
  ),
  toolbox: line("M3 9h18v11H3zM8 9V5h8v4M3 14h18M10 13v3h4v-3"),
  card: line("M2 5h20v14H2zM2 10h20M6 15h4"),
  restrooms: line("M7 3.5v.1M7 8v6M5 8h4M5.5 14 5 21M8.5 14l.5 7M17 3.5v.1M17 8l-3 7h6zM16 15v6M18 15v6"),
  recycling: line("m8 8 4-6 4 6M14 4l2 4-4.5.5M5 12l-3 6h7M2 18h5M15 18h7l-3.5-7M19 22l-4-4 4-3"),
  x: (
    <path
      d="M3 3h5.2l4.5 6.2L18 3h2.6l-6.7 7.9L21.5 21h-5.2l-4.9-6.7L5.6 21H3l7.2-8.5zM6.7 5l10.6 14h1.2L7.9 5z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  facebook: (
    <path
      d="M13.8 22v-8.6h3l.5-3.5h-3.5V7.7c0-1 .4-1.7 1.8-1.7h1.8V2.9A20 20 0 0 0 14.8 2.7C12.1 2.7 10.3 4.3 10.3 7.3v2.6H7.3v3.5h3V22z"
      fill="currentColor"
      stroke="none"
    />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconShapes;
