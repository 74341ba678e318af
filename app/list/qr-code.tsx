import { useEffect, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { copy } from "./copy.ts";

/** A code of more letters is finer than a phone reads off a phone. */
const longestCode = 1_800;

/** A code's dark squares as one path, each row's neighbours in one stroke; what makes it is fetched here. */
async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { correction, generate } = await import("lean-qr/nano");
  const code = generate(text, { minCorrectionLevel: correction.L });
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      let wide = 0;
      while (code.get(x + wide, y)) wide++;
      if (wide > 0) path += `M${x} ${y}h${wide}v1h${-wide}z`;
      x += wide;
    }
  return { size: code.size, path };
}

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
