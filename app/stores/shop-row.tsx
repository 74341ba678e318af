import type { ReactNode } from "react";
import { mark } from "#app/marks.ts";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import "./locator.css";

type ShopRowProps = {
  /** The store's id: its pin has it too. */
  yard?: number;
  number: number;
  name: string;
  href: string;
  distance?: string | undefined;
  now: ReactNode;
  address: string;
  phone: { display: string; tel: string };
  directionsHref: string;
  /** Absent for a store that keeps no inventory. */
  inventory?: { href: string; text: string } | undefined;
  /** After the address, e.g. the highways near it. */
  children?: ReactNode;
};

/** A store in the locator's list; its number is that of its pin. Stands in `<ol class="shops">`. */
export function ShopRow(shop: ShopRowProps) {
  const words = useCopy(copy);
  const { yard, number, name, href, distance, now, address, phone, inventory } = shop;
  return (
    <li className="shop" {...mark("yard", yard)}>
      <span className="shop__number" aria-hidden="true">
        <b>{number}</b>
      </span>
      <h2>
        <a href={href}>{name}</a>
      </h2>
      {distance !== undefined && <span className="dist nums">{distance}</span>}
      <p>{now}</p>
      <p className="shop__at">
        <span>{address}</span> {shop.children}
      </p>
      <p className="shop__go">
        <a href={shop.directionsHref} rel="external">
          {words.directions}
        </a>
        {inventory && <a href={inventory.href}>{inventory.text}</a>}
        {phone.display && (
          <a className="nums" href={`tel:${phone.tel}`}>
            <span className="shop__word">{words.call}</span>
            <span className="shop__num">{phone.display}</span>
          </a>
        )}
      </p>
    </li>
  );
}
