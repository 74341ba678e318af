import type { ReactNode } from "react";
import { mark } from "#app/marks.ts";

/** The page's measure: narrow for words, wide for all that is worked with. Both begin under the logo. */
export function Wrap({
  wide = false,
  className,
  children,
}: {
  wide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={["wrap", wide && "wrap--wide", className].filter(Boolean).join(" ")}>{children}</div>;
}

type BandProps = {
  ground?: "page" | "zinc";
  wide?: boolean;
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  /** Laid on the wrap inside: "split", "slots", "about". */
  className?: string;
  /** About how tall it is on a phone, in rem, where it stands below the first screen. */
  tall?: number;
  children: ReactNode;
};

/** A section across the page with its contents at the page's measure. */
export function Band({ ground = "page", wide = false, id, labelledBy, className, tall, children }: BandProps) {
  return (
    <section
      className={ground === "zinc" ? "band band--zinc" : "band"}
      id={id}
      aria-labelledby={labelledBy}
      {...mark("tall", tall)}
    >
      <Wrap wide={wide} {...(className && { className })}>
        {children}
      </Wrap>
    </section>
  );
}
