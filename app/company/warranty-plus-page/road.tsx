const daysInMonth = 30.4;
const width = 480;
const [start, end] = [16, 420];

type PostProps = { x: number; text: string; ours: boolean };

function Post({ x, text, ours }: PostProps) {
  const wide = 22 + text.length * 11.5;
  const left = Math.min(Math.max(2, x - wide / 2), width - wide - 2);
  return (
    <>
      <path className="road__post" d={`M${x.toFixed(1)} 34v46`} />
      <rect className={ours ? "road__us" : "road__rule"} x={left} y="4" width={wide} height="34" rx="6" />
      <text x={left + wide / 2} y="29" textAnchor="middle">
        {text}
      </text>
    </>
  );
}

type RoadProps = { label: string; posts: readonly { days: number; text: string }[] };

/** The time of a part as a road, to scale: a post where each way ends, the last one ours. */
export function Road({ label, posts }: RoadProps) {
  const most = Math.max(...posts.map(({ days }) => days), 1);
  const at = (days: number) => start + ((end - start) * days) / most;
  const months = Math.ceil(most / daysInMonth) - 1;
  const ticks = Array.from({ length: months }, (_, month) => `M${at((month + 1) * daysInMonth).toFixed(1)} 70v10`);
  return (
    <svg className="road" viewBox={`0 0 ${width} 108`} role="img" aria-label={label}>
      <path className="road__top" d={`M0 80h${width}v28H0z`} />
      <path className="road__line" d={`M0 94h${width}`} />
      <path className="road__post road__tick" d={ticks.join("")} />
      {posts.map(({ days, text }, place) => (
        <Post key={text} x={at(days)} text={text} ours={place === posts.length - 1} />
      ))}
    </svg>
  );
}
