import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { prepareZXingModule } from "zxing-wasm/reader";
import { prepareZXingModule as prepareWriter, writeBarcode } from "zxing-wasm/writer";
import { barsPicture, pixelsOf } from "#tests/support/code-picture.ts";
import { codeText } from "./code-text.ts";
import { readBars } from "./read-bars.ts";

const vin = "1HGCM82633A004352";
const ofPackage = (file: string) => readFileSync(`node_modules/zxing-wasm/dist/${file}`) as unknown as ArrayBuffer;

beforeAll(() => {
  prepareZXingModule({ overrides: { wasmBinary: ofPackage("reader/zxing_reader.wasm") } });
  prepareWriter({ overrides: { wasmBinary: ofPackage("writer/zxing_writer.wasm") } });
});

async function drawn(text: string, format: "Code128" | "DataMatrix" | "QRCode" | "EAN13"): Promise<ImageData> {
  const { image, error } = await writeBarcode(text, { format, scale: 4 });
  if (!image) throw new Error(error);
  const code = sharp(Buffer.from(await image.arrayBuffer())).flatten({ background: "#fff" });
  const { data, info } = await code
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: "srgb" } as ImageData;
}

describe("codes in a picture", () => {
  it("are read from the bars of a door, also where they begin with a sign of their own", async () => {
    expect(await readBars(pixelsOf(barsPicture(vin)))).toEqual([vin]);
    const [imported = ""] = await readBars(pixelsOf(barsPicture(`I${vin}`)));
    expect([imported, codeText(imported)]).toEqual([`I${vin}`, vin]);
  });

  it("are read a little askew and upside down, and not at a tilt that no line crosses whole", async () => {
    for (const tilt of [-6, -3, 3, 6, 180])
      expect([tilt, await readBars(pixelsOf(barsPicture(vin, tilt)))]).toEqual([tilt, [vin]]);
    expect(await readBars(pixelsOf(barsPicture(vin, 30)))).toEqual([]);
  });

  it.each(["Code128", "DataMatrix", "QRCode"] as const)("are read from %s", async (format) => {
    expect(await readBars(await drawn(vin, format))).toEqual([vin]);
  });

  it("are none where nothing stands, or another kind of code", async () => {
    expect(await readBars(pixelsOf({ width: 640, height: 480, grey: new Uint8Array(640 * 480).fill(200) }))).toEqual(
      [],
    );
    expect(await readBars(await drawn("4006381333931", "EAN13"))).toEqual([]);
  });
});
