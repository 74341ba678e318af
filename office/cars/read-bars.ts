import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import readerFile from "zxing-wasm/reader/zxing_reader.wasm?url";

/** What stands on doors, dashboards and the yards' own labels. */
const options: ReaderOptions = {
  formats: ["Code39", "Code128", "DataMatrix", "QRCode"],
  tryHarder: true,
  maxNumberOfSymbols: 4,
  textMode: "Plain",
};

/** Fetches the reader, once: our own copy, where the package by itself would ask a foreign host. */
export async function loadBars(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => readerFile }, fireImmediately: true });
}

/** The codes in a picture, for browsers that read none themselves. */
export async function readBars(pixels: ImageData): Promise<string[]> {
  const codes = await readBarcodes(pixels, options);
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}
