import "./plate.css";
/** A licence plate: a line, the number, a line. */
export function Plate({
  top,
  number,
  bottom,
  wide = false,
}: {
  top: string;
  number: string | number;
  bottom: string;
  wide?: boolean;
}) {
  return (
    <div className={wide ? "plate plate--wide" : "plate"}>
      <span className="plate__top">{top}</span> <span className="plate__number">{number}</span>{" "}
      <span className="plate__bottom">{bottom}</span>
    </div>
  );
}
