import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-shapes.tsx";
import "./button.css";

type Look = {
  look?: "yellow" | "ink" | "line" | undefined;
  big?: boolean | undefined;
  /** Pixels high: 44 beside other things. */
  size?: 44 | undefined;
  block?: boolean | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
};
type Plain<T> = Omit<T, "className" | "children" | "style">;

const classes = ({ look, big, size, block, className }: Omit<Look, "icon" | "children">) =>
  [
    "btn",
    look && look !== "yellow" && `btn--${look}`,
    big && "btn--big",
    size && `btn--${size}`,
    block && "btn--block",
    className,
  ]
    .filter(Boolean)
    .join(" ");

const inside = (icon: IconName | undefined, children: ReactNode) =>
  icon ? (
    <>
      <Icon name={icon} /> {children}
    </>
  ) : (
    children
  );

type ButtonProps = Look & { ref?: Ref<HTMLButtonElement> } & Plain<ButtonHTMLAttributes<HTMLButtonElement>>;

/** A button does something here: what it does itself, or what its form does. */
export function Button({ look, big, size, block, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      className={classes({ look, big, size, block, className })}
      type={rest.onClick ? "button" : "submit"}
      {...rest}
    >
      {inside(icon, children)}
    </button>
  );
}

type LinkButtonProps = Look & { href: string } & Plain<AnchorHTMLAttributes<HTMLAnchorElement>>;

/** A link goes somewhere. */
export function LinkButton({ look, big, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={classes({ look, big, size, block, className })} {...rest}>
      {inside(icon, children)}
    </a>
  );
}

/** Buttons in a line; `lead` gives the first a line of its own on a phone. */
export function Buttons({
  lead = false,
  className,
  children,
}: {
  lead?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return <div className={["btns", lead && "btns--lead", className].filter(Boolean).join(" ")}>{children}</div>;
}
