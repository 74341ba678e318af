import "#app/ui/icon.css";

/** What the office draws beside its words; the rest it has of the public site. */
const shapes = {
  today: "M3 11 12 4l9 7M6 9.5V20h12V9.5",
  key: "M12.5 8a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM11.5 11.5 20 20M16 16l3-3",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  globe: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c-6 6-6 12 0 18 6-6 6-12 0-18",
  leave: "M10 4H4v16h6M9 12h11M15 6.5 20.5 12 15 17.5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7",
  picture: "M3 4h18v16H3zM3 17l5.5-6 4 4 3-3L21 17M17 8.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z",
  inbox: "M3 13 6 4h12l3 9v7H3zM3 13h5l1.5 3h5L16 13h5",
  car: "M3 16v-4l2-6h14l2 6v4zM3 12h18M6 16v3M18 16v3",
  message: "M4 4h16v12H10l-5 5v-5H4z",
  person: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21v-2q0-5 8-5t8 5v2",
  chart: "M4 20V4M4 20h17M8.5 16v-5M13 16V7M17.5 16v-3",
  price: "M3 12V4h8l10 10-8 8zM8.5 7.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0z",
  clock: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5l3.5 3",
  calendar: "M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5",
  chain: "M4 20V9l5-4 5 4v11M14 20v-8l6-3v11M2 20h20M8 13h2M8 16.5h2",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  promise: "M6 3h12v18l-6-4-6 4zM9 9l2.5 2.5L15.5 7",
} as const;

export type OfficeIconName = keyof typeof shapes;

export function OfficeIcon({ name }: { name: OfficeIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
