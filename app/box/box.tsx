import { Island } from "#app/island.tsx";
import { usePage } from "#app/page.tsx";
import box, { type BoxProps } from "./box.island.tsx";
import "./box.css";

/** The one box where a page of words has it: its code comes with the first focus. */
export function Box({ className, ...props }: Omit<BoxProps, "action" | "straight"> & { className?: string }) {
  const { href } = usePage();
  return (
    <search className={className}>
      <Island of={box} props={{ ...props, action: href("search"), straight: href("inventory") }} when="touch" />
    </search>
  );
}
