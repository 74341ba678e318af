import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { SaleTag } from "./tag.tsx";

export type PriceLine = {
  id: string;
  part: string;
  note?: string | undefined;
  price: string;
  /** During a sale: the price before, and its days in words. */
  sale?: { was: string; days: string } | undefined;
  core?: string | undefined;
};

function Line({ line }: { line: PriceLine }) {
  const words = useCopy(copy);
  const small: ReactNode = line.sale ? (
    <small>
      <SaleTag /> {line.sale.days}
    </small>
  ) : (
    line.note !== undefined && <small>{line.note}</small>
  );
  return (
    <tr className={line.sale ? "on-sale" : undefined}>
      <th scope="row">
        {line.part} {small}
      </th>
      <td>
        {line.sale && (
          <span className="was">
            <span className="sr">{words.was} </span>
            {line.sale.was}
          </span>
        )}
        <span className="amt">{line.price}</span>
      </td>
      <td>{line.core ?? <span className="muted">{words.noCore}</span>}</td>
    </tr>
  );
}

/** The prices of one category. Stands in `.price-cols`. */
export function PriceTable({ id, caption, lines }: { id: string; caption: string; lines: readonly PriceLine[] }) {
  const words = useCopy(copy);
  return (
    <table className="prices">
      <caption id={id}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col">{words.priceHead}</th>
          <th scope="col">{words.core}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}
