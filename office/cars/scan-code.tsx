import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useCopy } from "#app/page.tsx";
import { Field } from "#app/ui/field.tsx";
import { vinOnLabel } from "#core/vin/signs.ts";
import { codeText } from "./code-text.ts";
import type { CodeReader } from "./open-reader.ts";
import { scanCopy } from "./scan-copy.ts";
import "./cars.css";

const everyMs = 200;

/** Its code is fetched by whoever scans; the server never does. */
async function openReader(): Promise<CodeReader> {
  if (import.meta.env.SSR) throw new Error("the server reads no codes");
  return (await import("./open-reader.ts")).openReader();
}

/** A door's label has bars for its paint and its parts too: the VIN goes before them. */
const pickCode = (codes: readonly string[], vinOnly: boolean, done?: string): string | undefined =>
  codes.map(vinOnLabel).find((vin) => vin !== undefined && vin !== done) ??
  (vinOnly ? undefined : codes.map(codeText).find((text) => text !== done));

type ScanProps = {
  /** Other codes are passed over. */
  vinOnly?: boolean;
  /** The code of the car that was just saved, which may still be before the camera. */
  done: string;
  onCode(text: string): void;
  onFail(): void;
};

/** The camera, until it has read a code. */
export function ScanCode({ vinOnly = false, done, onCode, onFail }: ScanProps) {
  const words = useCopy(scanCopy);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (read: CodeReader) => {
      const codes = video.current ? await read(video.current).catch(() => []) : [];
      if (over) return;
      const code = pickCode(codes, vinOnly, done);
      if (code) {
        navigator.vibrate?.(60);
        onCode(code);
      } else timer = setTimeout(() => void look(read), everyMs);
    };
    const open = async () => {
      // Bars as fine as a VIN's are a blur in the small picture that cameras give unasked.
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: "environment", width: { ideal: 1280 } },
      });
      if (over || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const read = await openReader();
      if (!over) await look(read);
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open().catch(() => over || onFail());
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [vinOnly, done, onCode, onFail]);
  return (
    <div className="o-scan">
      <div className="o-cam">
        <video ref={video} muted playsInline aria-label={words.camera} />
      </div>
      <p className="o-help">{words.level}</p>
    </div>
  );
}

type PhotoProps = { id: string; vinOnly?: boolean; onCode(text: string): void };

/** The same from a photo, where the camera does not open or the light is bad. */
export function ScanPhoto({ id, vinOnly = false, onCode }: PhotoProps) {
  const words = useCopy(scanCopy);
  const [state, setState] = useState<"idle" | "reads" | "none">("idle");
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [photo] = target.files ?? [];
    if (!photo) return;
    setState("reads");
    let code: string | undefined;
    try {
      const picture = await createImageBitmap(photo);
      const read = await openReader();
      code = pickCode(await read(picture), vinOnly);
      picture.close();
    } catch {
      // No picture, or no signal to fetch the reader: there is no code either.
    }
    // The same photo may be chosen again.
    target.value = "";
    setState(code ? "idle" : "none");
    if (code) onCode(code);
  }
  return (
    <>
      <Field
        id={id}
        type="file"
        accept="image/*"
        label={words.photo}
        onChange={(event) => void take(event)}
        disabled={state === "reads"}
      />
      <p role="status">{state === "reads" ? words.reads : state === "none" && words.noCode}</p>
    </>
  );
}
