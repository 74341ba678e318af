import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useCopy } from "#app/page.tsx";
import { vinOnLabel } from "#core/vin/signs.ts";
import { copy } from "./copy.ts";
import "#app/ui/button.css";

type Detector = { detect(image: ImageBitmap): Promise<readonly { rawValue: string }[]> };
type Bars = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};
/** As VINs are printed on doors, dashboards and papers. */
const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

/** Some browsers have the reader by name and read nothing. */
async function findReadable(): Promise<readonly string[]> {
  const all = await (window as { BarcodeDetector?: Bars }).BarcodeDetector?.getSupportedFormats();
  return formats.filter((format) => all?.includes(format));
}

const vinIn = (codes: readonly { rawValue: string }[]): string | undefined =>
  codes.map(({ rawValue }) => vinOnLabel(rawValue)).find(Boolean);

/** Only where the browser itself reads bars: a photo of them, which stays on the device, fills in the VIN and sends it. */
function ScanVin() {
  const words = useCopy(copy);
  const input = useRef<HTMLInputElement>(null);
  const [none, setNone] = useState(false);
  const [readable, setReadable] = useState<readonly string[]>([]);
  useEffect(() => {
    findReadable().then(setReadable, () => {});
  }, []);
  if (readable.length === 0) return null;

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const { BarcodeDetector } = window as unknown as { BarcodeDetector: Bars };
    const found = await createImageBitmap(file)
      .then((image) => new BarcodeDetector({ formats: readable }).detect(image))
      .then(vinIn, () => undefined);
    const target = input.current?.form?.elements.namedItem("vin");
    setNone(found === undefined);
    if (!found || !(target instanceof HTMLInputElement)) return;
    target.value = found;
    target.form?.requestSubmit();
  }

  return (
    <div>
      <button className="btn btn--line" type="button" onClick={() => input.current?.click()}>
        {words.scan}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={words.scan}
        onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
      />
      <p role="status">{none && words.noBars}</p>
    </div>
  );
}

export default defineIsland("scan-vin", ScanVin);
