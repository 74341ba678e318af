import { useEffect, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";
import { longestCode, qrPath } from "./qr-path.ts";

type QrDrawing = { size: number; path: string };

/** The address as a code for another phone's camera; what draws it is fetched when it is asked for. */
export function QrCode({ text }: { text: string }) {
  const words = useCopy(copy).share;
  const [drawn, setDrawn] = useState<QrDrawing>();
  const long = text.length > longestCode;
  useEffect(() => {
    if (!long) qrPath(text).then(setDrawn);
  }, [text, long]);
  const box = useRef<HTMLDivElement>(null);
  const there = drawn !== undefined;
  // Whole, above the bar at the foot of a phone; once, for a later one is only another list.
  useEffect(() => {
    if (there) box.current?.scrollIntoView({ block: "center" });
  }, [there]);
  if (long) return <p role="status">{words.qrLong}</p>;
  return (
    <div ref={box}>
      {drawn && (
        <svg
          viewBox={`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`}
          width="300"
          height="300"
          role="img"
          aria-label={words.qrLabel}
        >
          <path fill="#fff" d={`M-4-4h${drawn.size + 8}v${drawn.size + 8}h${-drawn.size - 8}z`} />
          <path d={drawn.path} />
        </svg>
      )}
      <p>{words.qrHow}</p>
    </div>
  );
}
