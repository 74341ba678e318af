import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import box, { type BoxProps } from "./box.island.tsx";
import "./box.css";

/** The one box where a page of words has it: its code comes with the first focus. */
export function Box({ className, ...props }: Omit<BoxProps, "action" | "straight" | "saved"> & { className?: string }) {
  const { href } = usePage();
  const places = { action: href("search"), straight: href("inventory"), saved: href("savedYard") };
  return (
    <search className={className}>
      <Island of={box} props={{ ...props, ...places }} when="touch" />
    </search>
  );
}
