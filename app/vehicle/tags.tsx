import { useCopy } from "#app/page.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { copy } from "./copy.ts";
import "#app/ui/tag.css";

export function NewTag() {
  return <Tag>{useCopy(copy).newHere}</Tag>;
}

/** A number stamped in metal: the whole VIN, its tail, or a stock number. */
export function VinTag({ vin, tail = false }: { vin: string; tail?: boolean }) {
  const words = useCopy(copy);
  return <span className="vin">{tail ? `${words.vin} …${vin.slice(-6)}` : vin}</span>;
}
