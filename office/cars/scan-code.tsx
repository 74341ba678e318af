import { useEffect, useRef } from "react";
import { codeText } from "./car-queue.ts";
import "./cars.css";

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorMaker = { new (options: { formats: string[] }): Detector };

const formats = ["code_39", "code_128", "qr_code", "data_matrix"];
const everyMs = 200;

/** What reads codes, in browsers that can. */
export const findDetector = (): DetectorMaker | undefined =>
  (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;

type ScanProps = {
  /** The code of the car that was just saved, which may still be before the camera. */
  done: string;
  onCode(text: string): void;
  onFail(): void;
};

/** The camera, until it has read a code. */
export function ScanCode({ done, onCode, onFail }: ScanProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const Maker = findDetector();
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (detector: Detector) => {
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (over) return;
      const code = codes.map(({ rawValue }) => codeText(rawValue)).find((text) => text !== done);
      if (code) {
        navigator.vibrate?.(60);
        onCode(code);
      } else timer = setTimeout(() => void look(detector), everyMs);
    };
    const open = async () => {
      if (!Maker || !video.current) throw new Error("no camera");
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (over) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      await look(new Maker({ formats }));
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void open().catch(onFail);
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
    };
  }, [done, onCode, onFail]);
  return <video ref={video} className="o-cam" muted playsInline />;
}
