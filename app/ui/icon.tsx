import { type IconName, iconShapes } from "./icon-shapes.tsx";
import "./icon.css";

/** A drawing beside a word; it never carries meaning alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {iconShapes[name]}
    </svg>
  );
}
