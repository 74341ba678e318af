import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "./hours.css";

type HoursRow = {
  day: string;
  hours: ReactNode;
  /** Of the shop, where it keeps other hours than the yard. */
  shop?: ReactNode;
  today?: boolean;
};

/** A week of hours; today is marked by colour, by word and for assistive technology. */
export function HoursTable({
  rows,
  labelledBy,
  heading,
  shopHeading,
}: {
  rows: readonly HoursRow[];
  labelledBy: string;
  heading?: string;
  shopHeading?: string | undefined;
}) {
  const words = useCopy(copy);
  return (
    <table className="hours" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{heading ?? words.yardHours}</th>
          {shopHeading !== undefined && <th scope="col">{shopHeading}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.day} aria-current={row.today ? "date" : undefined}>
            <th scope="row">{row.today ? `${row.day} ${words.today}` : row.day}</th>
            <td>{row.hours}</td>
            {shopHeading !== undefined && <td>{row.shop}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
