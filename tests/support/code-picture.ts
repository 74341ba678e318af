/** A grey picture, a byte a point. */
export type GreyPicture = { width: number; height: number; grey: Uint8Array };

const narrow: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "0 000110100|1 100100001|2 001100001|3 101100000|4 000110001|5 100110000|6 001110000|7 000100101|8 100100100",
    "9 001100100|A 100001001|B 001001001|C 101001000|D 000011001|E 100011000|F 001011000|G 000001101|H 100001100",
    "I 001001100|J 000011100|K 100000011|L 001000011|M 101000010|N 000010011|O 100010010|P 001010010|Q 000000111",
    "R 100000110|S 001000110|T 000010110|U 110000001|V 011000001|W 111000000|X 010010001|Y 110010000|Z 011010000",
    "* 010010100",
  ]
    .join("|")
    .split("|")
    .map((line) => line.split(" ") as [string, string]),
);

/** The bars of Code 39, as carmakers print VINs: a list of modules, true where it is black. */
function code39(text: string): boolean[] {
  const modules: boolean[] = [];
  for (const sign of `*${text}*`) {
    const widths = narrow[sign];
    if (!widths) throw new Error(`Code 39 has no ${sign}`);
    [...widths].forEach((wide, at) => {
      for (let n = 0; n < (wide === "1" ? 2 : 1); n++) modules.push(at % 2 === 0);
    });
    modules.push(false);
  }
  return modules;
}

/** A label with bars before a grey door, as a camera sees it that is held askew by so many degrees. */
export function barsPicture(text: string, tilt = 0, [width, height] = [1280, 720]): GreyPicture {
  const modules = code39(text);
  const [point, tall, quiet] = [Math.floor((width * 0.8) / (modules.length + 20)), height * 0.3, 10];
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const at = Math.floor((dx * cos + dy * sin) / point + modules.length / 2);
      const away = Math.abs(dy * cos - dx * sin);
      const onLabel = away < tall / 2 + 20 && at >= -quiet && at < modules.length + quiet;
      grey[y * width + x] = !onLabel ? 120 : away < tall / 2 && modules[at] ? 25 : 235;
    }
  return { width, height, grey };
}

/** As a browser hands over the points of a canvas. */
export function pixelsOf({ width, height, grey }: GreyPicture): ImageData {
  const data = new Uint8ClampedArray(width * height * 4);
  grey.forEach((light, at) => {
    data.set([light, light, light, 255], at * 4);
  });
  return { width, height, data, colorSpace: "srgb" } as ImageData;
}

/** A film of one picture, which Chromium shows in place of a camera. */
export function filmOf({ width, height, grey }: GreyPicture): Buffer {
  const noColour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), grey, noColour]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}
