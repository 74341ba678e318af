import type { ReactNode } from "react";

type StoreHeadProps = {
  id: string;
  name: string;
  href: string;
  distance?: string | undefined;
  now: ReactNode;
  count: string;
};

/** The green head of a store's group of cars; the section around it is labelled by `id`. */
export function StoreHead({ id, name, href, distance, now, count }: StoreHeadProps) {
  return (
    <div className="store-head">
      <h2 id={id}>
        <a href={href}>{name}</a>
      </h2>
      {distance !== undefined && <span className="dist nums">{distance}</span>}
      <p>{now}</p>
      <p>{count}</p>
    </div>
  );
}
