import { useCopy, useEdition } from "#app/page.tsx";
import { wholeMoney } from "#core/money.ts";
import { certificateCents, pointsPerCertificate } from "#core/rewards.ts";
import { copy } from "./copy.ts";
import "./rewards.css";

const centre = { x: 300, y: 300 };
const steps = 7;

/** A place on the dial: nothing at the left, a certificate at the right. */
function onDial(points: number, radius: number): string {
  const turn = Math.PI * (1 - Math.min(points, pointsPerCertificate) / pointsPerCertificate);
  return `${(centre.x + radius * Math.cos(turn)).toFixed(1)} ${(centre.y - radius * Math.sin(turn)).toFixed(1)}`;
}

const marks = (count: number, from: number) =>
  Array.from({ length: count + 1 }, (_, at) => (at * pointsPerCertificate) / count)
    .map((points) => `M${onDial(points, from)}L${onDial(points, 236)}`)
    .join("");

function Figures() {
  return Array.from({ length: steps }, (_, at) => {
    const points = Math.round((at * pointsPerCertificate) / steps);
    const [x, y] = onDial(points, 176).split(" ");
    return (
      <text key={points} x={x} y={Number(y) + (at === 0 ? -22 : 10)} textAnchor="middle">
        {points}
      </text>
    );
  });
}

/** The points on the card as a gauge; at its end hangs the certificate. */
export function Gauge({ points }: { points: number }) {
  const edition = useEdition();
  const words = useCopy(copy);
  const turn = -90 + (180 * Math.min(points, pointsPerCertificate)) / pointsPerCertificate;
  return (
    <svg className="gauge" viewBox="24 30 664 346" role="img" aria-label={words.gauge(points, pointsPerCertificate)}>
      <path className="gauge__dial" d="M40 300A260 260 0 0 1 560 300z" />
      <path className="gauge__run" d={`M${onDial(0, 248)}A248 248 0 0 1 ${onDial(points, 248)}`} />
      <path className="gauge__mark" d={marks(steps * 5, 222)} />
      <path className="gauge__mark gauge__mark--big" d={marks(steps, 208)} />
      <Figures />
      <path className="gauge__needle" d="M300 84 288 300h24z" transform={`rotate(${turn.toFixed(1)} 300 300)`} />
      <circle cx="300" cy="300" r="24" />
      <rect x="548" y="210" width="136" height="90" rx="10" />
      <text className="gauge__prize" x="616" y="257" textAnchor="middle">
        {wholeMoney(certificateCents, edition)}
      </text>
      <text className="gauge__at" x="616" y="290" textAnchor="middle">
        {words.atPoints(pointsPerCertificate)}
      </text>
      <text className="gauge__sum" x="300" y="368" textAnchor="middle">
        {words.ofPoints(points, pointsPerCertificate)}
      </text>
    </svg>
  );
}
