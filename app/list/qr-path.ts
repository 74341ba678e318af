/** A code of more letters is finer than a phone reads off a phone. */
export const longestCode = 1_800;

/** A code's dark squares as one path, each row's neighbours in one stroke; what makes it is fetched here. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
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
