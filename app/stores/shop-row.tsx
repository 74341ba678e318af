import type { ReactNode } from "react";
import { useCopy } from "#app/page.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { copy } from "./copy.ts";

type ShopRowProps = {
  number: number;
  name: string;
  href: string;
  distance?: string | undefined;
  now: ReactNode;
  address: string;
  phone: { display: string; tel: string };
  directionsHref: string;
  /** Absent for a store that keeps no inventory. */
  inventoryHref?: string | undefined;
  /** More lines under the address, e.g. services. */
  children?: ReactNode;
};

/** A store in the locator's list; its number is that of its pin. Stands in `<ol class="shops">`. */
export function ShopRow(shop: ShopRowProps) {
  const words = useCopy(copy);
  const { number, name, href, distance, now, address, phone } = shop;
  return (
    <li className="shop">
      <span className="shop__n" aria-hidden="true">
        <b>{number}</b>
      </span>
      <h2>
        <a href={href}>{name}</a>
      </h2>
      {distance !== undefined && <span className="dist nums">{distance}</span>}
      <div className="shop__body">
        <span>{now}</span>
        <span>{address}</span>
        {shop.children}
        <a className="shop__tel nums nb" href={`tel:${phone.tel}`}>
          {phone.display}
        </a>
        <Buttons>
          <LinkButton href={shop.directionsHref} rel="external">
            {words.directions}
          </LinkButton>
          <LinkButton look="line" className="shop__call" href={`tel:${phone.tel}`}>
            <span className="shop__word">{words.call}</span>
            <span className="shop__num nums nb">{phone.display}</span>
          </LinkButton>
          {shop.inventoryHref !== undefined && (
            <LinkButton look="line" href={shop.inventoryHref}>
              {words.inventory}
            </LinkButton>
          )}
        </Buttons>
      </div>
    </li>
  );
}
