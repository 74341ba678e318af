import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.tsx";
import "./button.css";

type GoLinkProps = { href: string; icon?: IconName; external?: boolean; children: ReactNode };

/** A text link with an arrow, or with its own drawing in front. */
export function GoLink({ href, icon, external = false, children }: GoLinkProps) {
  return (
    <a className="go-link" href={href} rel={external ? "external" : undefined}>
      {icon && <Icon name={icon} />} {children} {!icon && <Icon name={external ? "external" : "forward"} />}
    </a>
  );
}
