import type { ReactNode } from "react";
import "./sign.css";

/** Highway code: brand, guide (where), service, sale (temporary), rule (forms). */
export type SignKind = "brand" | "guide" | "service" | "sale" | "rule";

type SignProps = {
  kind?: SignKind;
  small?: boolean;
  as?: "div" | "section" | "aside" | "nav";
  className?: string;
  labelledBy?: string;
  label?: string;
  children: ReactNode;
};

export function Sign({
  kind = "brand",
  small = false,
  as: Tag = "div",
  className,
  labelledBy,
  label,
  children,
}: SignProps) {
  const classes = ["sign", kind !== "brand" && `sign--${kind}`, small && "sign--sm", className];
  return (
    <Tag className={classes.filter(Boolean).join(" ")} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </Tag>
  );
}
