type Picture = HTMLVideoElement | ImageBitmap;
/** Answers the codes that are in a picture. */
export type CodeReader = (picture: Picture) => Promise<string[]>;

type Detector = { detect(picture: Picture): Promise<{ rawValue: string }[]> };
type DetectorMaker = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const formats = ["code_39", "code_128", "qr_code", "data_matrix"];
/** Bars as fine as a VIN's need no more; a photo of twelve million points would take seconds. */
const mostPoints = 1920;

/** The browser's own, where it knows them all: some have it by name alone. */
async function findDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector: Maker } = globalThis as { BarcodeDetector?: DetectorMaker };
  if (!Maker) return undefined;
  const known = await Maker.getSupportedFormats();
  return formats.every((one) => known.includes(one)) ? new Maker({ formats }) : undefined;
}

const sizeOf = (picture: Picture): [width: number, height: number] =>
  "videoWidth" in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];

export async function openReader(): Promise<CodeReader> {
  const detector = await findDetector();
  if (detector) return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  const { loadBars, readBars } = await import("./read-bars.ts");
  await loadBars();
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (picture) => {
    const [width, height] = sizeOf(picture);
    if (!pen || width === 0) return [];
    const scale = Math.min(1, mostPoints / Math.max(width, height));
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return readBars(pen.getImageData(0, 0, canvas.width, canvas.height));
  };
}
