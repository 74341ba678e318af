import "#app/company/signs.css";

const daysInMonth = 30.4;
/** Where the road begins and where the last post stands, in percent of the width. */
const [start, end] = [5, 93];

type PostProps = { x: number; text: string; ours: boolean };

/** A post with its plate, which hangs towards the middle of the road. */
function Post({ x, text, ours }: PostProps) {
  const wide = 22 + text.length * 11.5;
  const left = ours ? 20 - wide : -14;
  return (
    <svg x={`${x}%`} overflow="visible" aria-hidden="true">
      <path className="road__post" d="M0 34v46" />
      <rect className={ours ? "road__us" : "road__rule"} x={left} y="4" width={wide} height="34" rx="6" />
      <text x={left + wide / 2} y="29" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}

type RoadProps = { label: string; posts: readonly { days: number; text: string }[] };

/** The time of a part as a road, to scale: a post where each way ends, the last one ours. Its letters are as large at every width. */
export function Road({ label, posts }: RoadProps) {
  const most = Math.max(...posts.map(({ days }) => days), 1);
  const at = (days: number) => Number((start + ((end - start) * days) / most).toFixed(2));
  const months = Math.ceil(most / daysInMonth) - 1;
  const ticks = Array.from({ length: months }, (_, month) => `${at((month + 1) * daysInMonth)}%`);
  return (
    <svg className="road" role="img" aria-label={label}>
      <rect className="road__top" y="80" width="100%" height="28" />
      <line className="road__line" x2="100%" y1="94" y2="94" />
      {ticks.map((x) => (
        <line key={x} className="road__post road__tick" x1={x} x2={x} y1="70" y2="80" />
      ))}
      {posts.map(({ days, text }, place) => (
        <Post key={text} x={at(days)} text={text} ours={place === posts.length - 1} />
      ))}
    </svg>
  );
}
